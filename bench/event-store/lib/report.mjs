// From samples to tables.
import { fmt, max, median, min } from './stats.mjs';

const ratio = (x) => (x === undefined ? '-' : x < 0.1 ? x.toPrecision(1) : x.toFixed(2));

/**
 * Medians of every contestant's samples; the ratio to the yardstick is paired: each round against the yardstick's same
 * round.
 */
export const summarise = (contestants, plan) => {
  const limit = contestants.find(({ key }) => key === 'physical');
  for (const { result } of contestants) {
    result.summary = {};
    for (const { id, unit } of plan) {
      const samples = result.samples[id];
      if (!samples?.length) continue;
      const rates = samples.map(({ rate }) => rate);
      const line = { median: median(rates), min: min(rates), max: max(rates), unit };
      if (samples[0].p50 !== undefined)
        Object.assign(line, {
          p50ms: median(samples.map(({ p50 }) => p50)),
          p99ms: median(samples.map(({ p99 }) => p99)),
        });
      if (samples[0].how)
        Object.assign(line, { how: samples[0].how, complete: samples.every(({ complete }) => complete) });
      const ratios = rates
        .map((rate, round) => rate / limit?.result.samples[id]?.[round]?.rate)
        .filter(Number.isFinite);
      if (ratios.length > 0)
        Object.assign(line, { ratioToLimit: median(ratios), ratioMin: min(ratios), ratioMax: max(ratios) });
      result.summary[id] = line;
    }
  }
};

const lineOf = (name, m) => {
  const rate = `${fmt(m.median).padStart(10)}  [${fmt(m.min)} - ${fmt(m.max)}]  x${ratio(m.ratioToLimit)} of limit [${ratio(m.ratioMin)} - ${ratio(m.ratioMax)}]`;
  const latency = m.p50ms === undefined ? '' : `  p50 ${m.p50ms.toFixed(2)} ms p99 ${m.p99ms.toFixed(2)} ms`;
  return `  ${name.padEnd(40)} ${rate}${latency}${m.how ? `  ${m.how}${m.complete ? '' : ', bounded'}` : ''}`;
};

export const printResults = (contestants, plan) => {
  for (const { id, label, unit } of plan) {
    console.log(`\n${label} (${unit})`);
    for (const { name, result } of contestants) {
      if (result.summary[id]) console.log(lineOf(name, result.summary[id]));
      else if (result.errors[id]) console.log(`  ${name.padEnd(40)} failed: ${result.errors[id]}`);
    }
  }
};

const guarantees = ({ occ, tail, stalledByOpenTransaction }) =>
  `C1 ${occ.ok ? 'ok' : `wins ${occ.wins}, stored ${occ.stored} of ${occ.rounds}`}; C2 ${tail ? `${tail.missed} missed of ${tail.written}` : 'no global read'}; C3 ${tail ? (stalledByOpenTransaction ? 'held' : 'not held') : '-'}`;

export const printGuarantees = (contestants) => {
  console.log(
    '\nGuarantees (C1 one winner per version; C2 events passed by a following reader under 16 writers; C3 reader held by an open transaction elsewhere)',
  );
  for (const { name, result } of contestants) {
    if (result.conformance) console.log(`  ${name.padEnd(40)} ${guarantees(result.conformance)}`);
    else if (result.errors.conformance) console.log(`  ${name.padEnd(40)} failed: ${result.errors.conformance}`);
  }
};

/** How much of the machine others used while the kept samples were taken. */
export const outsideLoad = (contestants) => {
  const shares = contestants
    .flatMap(({ result }) =>
      Object.values(result.samples)
        .flat()
        .map(({ outside }) => outside),
    )
    .filter((share) => share != null);
  if (shares.length === 0) return null;
  const load = { median: median(shares), max: max(shares) };
  console.log(
    `\nOutside load during the kept slots: median ${(load.median * 100).toFixed(0)} %, at most ${(load.max * 100).toFixed(0)} % of the machine${load.max > 0.2 ? ' (disturbed: run again when it is quiet)' : ''}`,
  );
  return load;
};
