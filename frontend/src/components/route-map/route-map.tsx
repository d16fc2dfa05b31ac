import { styled } from '@mui/material/styles';
import { SHAPES } from '../../generated/route-map';
import type { Route } from '../../lib/api/api-types';
import { palette } from '../display/palette';
import { wayOf } from './way-of';
import { frameAround, isFreeAbove, placed, type Frame, type Point } from './place';

const Figure = styled('figure')({
  margin: 0,
  '& figcaption': { color: palette.text.secondary, fontSize: 12, paddingTop: 4 },
});

const Picture = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: 340,
  borderRadius: 8,
  border: `1px solid ${palette.divider}`,
  background: palette.background.default,
  '& .state': { fill: palette.background.paper, stroke: palette.divider },
  '& .state[data-driven=true]': {
    fill: `color-mix(in srgb, ${palette.primary.main} 16%, ${palette.background.paper})`,
  },
  '& .state[data-driven=true], & .way': { stroke: palette.primary.main },
  '& .way': { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& .end': { fill: palette.background.paper, stroke: palette.primary.main },
  '& .stop': { fill: palette.warning.main, stroke: palette.background.paper },
  '& .end[data-last=true]': { fill: palette.primary.main },
  '& text': { fill: palette.text.primary, fontWeight: 600, paintOrder: 'stroke', stroke: palette.background.paper },
  '@media print': { breakInside: 'avoid', printColorAdjust: 'exact' },
});

/** How large what is drawn on the map is, so that it is as large in each part of it. */
const SHARE = { way: 0.006, border: 0.0012, end: 0.011, stop: 0.008, text: 0.038, halo: 0.008 };

interface EndProps {
  at: Point;
  name: string;
  way: readonly Point[];
  frame: Frame;
  last: boolean;
}

/** Where a route begins or ends, with the name of the place where the way does not run through it. */
function End({ at, name, way, frame, last }: EndProps) {
  const [x, y] = at;
  const isRight = x > frame.x + frame.width / 2;
  const [above, below] = [-SHARE.end, SHARE.end + SHARE.text * 0.75];
  return (
    <>
      <circle
        className="end"
        data-last={last}
        cx={x}
        cy={y}
        r={SHARE.end * frame.width}
        strokeWidth={SHARE.way * frame.width}
      />
      <text
        x={x + (isRight ? -1 : 1) * 2 * SHARE.end * frame.width}
        y={y + (isFreeAbove(at, way, frame) ? above : below) * frame.width}
        textAnchor={isRight ? 'end' : 'start'}
        fontSize={SHARE.text * frame.width}
        strokeWidth={SHARE.halo * frame.width}
      >
        {name}
      </text>
    </>
  );
}

/** A place between, smaller than the ends. */
function Stop({ at: [x, y], name, frame: { x: left, width } }: { at: Point; name: string; frame: Frame }) {
  const isRight = x > left + width / 2;
  return (
    <>
      <circle className="stop" cx={x} cy={y} r={SHARE.stop * width} strokeWidth={(SHARE.way * width) / 2} />
      <text
        x={x + (isRight ? -1 : 1) * 2 * SHARE.stop * width}
        y={y + SHARE.text * 0.9 * width}
        textAnchor={isRight ? 'end' : 'start'}
        fontSize={SHARE.text * 0.8 * width}
        strokeWidth={SHARE.halo * width}
      >
        {name}
      </text>
    </>
  );
}

/**
 * A route on the map of states and provinces: pickup, drop-off, the stops and the way between, and the states that it crosses. What
 * it says, `RouteLegs` says in words; the map is drawn by the build and asks nobody for pictures.
 */
export function RouteMap({ route: { from, to, via, line, jurisdictions } }: { route: Route }) {
  const points = line.map(placed);
  const frame = frameAround(points);
  const driven = new Set(jurisdictions.map(({ jurisdiction }) => jurisdiction));
  const [first, last] = [points[0], points.at(-1)];
  return (
    <Figure>
      <Picture
        role="img"
        aria-label={`Map of the route from ${wayOf({ from, to, via })}`}
        viewBox={[frame.x, frame.y, frame.width, frame.height].map((value) => value.toFixed(1)).join(' ')}
      >
        {[false, true].map((isDriven) =>
          SHAPES.filter(([code]) => driven.has(code) === isDriven).map(([code, path]) => (
            <path
              key={code}
              className="state"
              data-state={code}
              data-driven={isDriven}
              d={path}
              strokeWidth={SHARE.border * frame.width}
            />
          )),
        )}
        <polyline
          className="way"
          points={points.map((point) => point.join()).join(' ')}
          strokeWidth={SHARE.way * frame.width}
        />
        {via.map(({ city, longitude, latitude }) => (
          <Stop key={`${city}-${longitude}-${latitude}`} at={placed([longitude, latitude])} name={city} frame={frame} />
        ))}
        {first && <End at={first} name={from.city} way={points} frame={frame} last={false} />}
        {last && <End at={last} name={to.city} way={points} frame={frame} last />}
      </Picture>
      <figcaption>Places: GeoNames, CC BY 4.0. Borders: U.S. Census, Natural Earth.</figcaption>
    </Figure>
  );
}
