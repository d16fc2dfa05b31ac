// Reads the text of one PDF or picture, and has one of our functions make something of it. The work is done in a
// thread, so that this process can look at its own memory and end when it is too much.
const path = require('node:path');
const { readFileSync } = require('node:fs');
const { isMainThread, parentPort, Worker, workerData } = require('node:worker_threads');

const MOST_BYTES = 700 * 1024 * 1024;
const LOOK_EVERY_MS = 50;
const MOST_PAGES = 5;
const MOST_PIXELS = 50_000_000;
const MOST_LETTERS = 10_000;
/** Letters of a receipt are read best at about this width. */
const WIDTH = 1_400;
const HEIGHT = 4_200;
/** What is this close in height stands on one line. */
const SAME_LINE = 3;

/** The texts of a page as lines, from above, each from the left. */
const linesOf = (items) => {
  const lines = [];
  const words = items.filter(({ str }) => str && str.trim() !== '');
  for (const { str, transform } of words) {
    const [, , , , x, y] = transform;
    const line = lines.find((each) => Math.abs(each.y - y) <= SAME_LINE);
    if (line) line.words.push({ x, str });
    else lines.push({ y, words: [{ x, str }] });
  }
  return lines
    .sort((one, other) => other.y - one.y)
    .map((line) =>
      line.words
        .sort((one, other) => one.x - other.x)
        .map(({ str }) => str.trim())
        .join(' '),
    );
};

const textOfPdf = async (place) => {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const data = new Uint8Array(readFileSync(place));
  const document = await getDocument({ data, isEvalSupported: false, verbosity: VerbosityLevel.ERRORS }).promise;
  const lines = [];
  for (let nr = 1; nr <= Math.min(document.numPages, MOST_PAGES); nr += 1) {
    const page = await document.getPage(nr);
    lines.push(...linesOf((await page.getTextContent()).items));
  }
  return lines.join('\n').trim() || textOfImage(await pictureOf(await document.getPage(1), document.canvasFactory));
};

/** A page that was scanned has no text, but can be drawn. */
const pictureOf = async (page, canvases) => {
  const { width, height } = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: Math.min(WIDTH / width, HEIGHT / height) });
  const { canvas } = canvases.create(Math.ceil(viewport.width), Math.ceil(viewport.height));
  await page.render({ canvas, viewport }).promise;
  return canvas.encode('png');
};

const textOfImage = async (image) => {
  const sharp = require('sharp');
  const { createWorker, OEM } = require('tesseract.js');
  const picture = await sharp(image, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .rotate()
    .flatten({ background: '#fff' })
    .greyscale()
    .normalise()
    .resize({ width: WIDTH, height: HEIGHT, fit: 'inside' })
    .png()
    .toBuffer();
  const langPath = path.join(path.dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
  const reader = await createWorker('eng', OEM.LSTM_ONLY, { langPath, gzip: true, cacheMethod: 'none' });
  return (await reader.recognize(picture)).data.text;
};

if (isMainThread) {
  const [, self, place, kind, making] = process.argv;
  const end = (answer) => process.send(answer, () => process.exit());
  setInterval(() => process.memoryUsage.rss() > MOST_BYTES && process.exit(1), LOOK_EVERY_MS);
  process.on('disconnect', () => process.exit(1));
  const worker = new Worker(self, { workerData: { place, kind, making: JSON.parse(making) } });
  worker.once('message', end);
  worker.once('error', () => end({ fault: 'damaged' }));
} else {
  const { place, kind, making } = workerData;
  const answerOf = (read) => {
    const text = read.slice(0, MOST_LETTERS).trim();
    if (text === '') return { fault: 'empty' };
    return { text, made: require(making.file)[making.name](text, ...making.given) };
  };
  (kind === 'pdf' ? textOfPdf : textOfImage)(place)
    .then(answerOf)
    .then(
      (answer) => parentPort.postMessage(answer),
      () => parentPort.postMessage({ fault: 'damaged' }),
    );
}
