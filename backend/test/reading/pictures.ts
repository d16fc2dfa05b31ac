import sharp from 'sharp';
import { FONT_FILE, type Drawn } from './paper';

/** Pixels of a point at 200 dots an inch. */
const POINT = 200 / 72;
const [WIDE, HIGH] = [Math.round(612 * POINT), Math.round(792 * POINT)];

/** A scan of a page of a paper: what a flatbed gives at 200 dots an inch. */
export const scanOf = async (drawn: readonly Drawn[], ofPage = 1): Promise<Buffer> => {
  const texts = await Promise.all(
    drawn
      .filter(({ page, text }) => page === ofPage && text.replace(/[\p{Cc}\s]/gu, '') !== '')
      .map(async ({ x, y, width, text }) => {
        const shown = text
          .replace(/\p{Cc}/gu, '')
          .replaceAll('&', '&amp;')
          .replaceAll('<', '&lt;');
        const ink = { text: `<span foreground="black">${shown}</span>`, font: 'Liberation Sans', fontfile: FONT_FILE };
        const wide = Math.max(4, Math.round(width * POINT));
        const input = await sharp({ text: { ...ink, rgba: true, dpi: 200 } })
          .resize({ width: wide })
          .png()
          .toBuffer();
        return { input, left: Math.round(x * POINT), top: Math.round(y * POINT) };
      }),
  );
  return sharp({ create: { width: WIDE, height: HIGH, channels: 3, background: '#fff' } })
    .composite(texts)
    .png()
    .toBuffer();
};

/** A photo of the same: 2 degrees turned, blurred, grey, as a JPEG of quality 45. */
export const photoOf = async (drawn: readonly Drawn[]): Promise<Buffer> =>
  sharp(await scanOf(drawn))
    .rotate(2, { background: '#d8d4cc' })
    .blur(0.8)
    .linear(0.8, 20)
    .greyscale()
    .jpeg({ quality: 45 })
    .toBuffer();
