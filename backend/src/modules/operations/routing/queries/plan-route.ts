import { Injectable } from '@nestjs/common';
import { mistake } from '../../../../platform/core/errors';
import { Places } from '../../../../platform/places/places';
import type { Place } from '../../../../platform/places/resolve';
import { NoRoad, Roads, type RoadRoute } from '../../../../platform/roads/roads';

/** What is asked: texts of places as people write them. */
export interface RouteAsked {
  readonly from: string;
  readonly to: string;
  readonly via: readonly string[];
}

export interface PlannedRoute extends RoadRoute {
  readonly from: Place;
  readonly to: Place;
  readonly via: readonly Place[];
}

const nameOf = ({ city, state }: Pick<Place, 'city' | 'state'>): string => `${city}, ${state}`;
const MOST_NAMED = 3;
const LONGEST_QUOTED = 40;
const quoted = (text: string): string =>
  `“${text.length > LONGEST_QUOTED ? `${text.slice(0, LONGEST_QUOTED)}…` : text}”`;

/** The sentence that asks which place is meant, of several or of none. */
export const askedAbout = (text: string, meant: readonly Place[]): string => {
  if (meant.length === 0)
    return `Axlebook knows no place named ${quoted(text)}. Write the town and its state: Elko, NV`;
  const named = meant.slice(0, MOST_NAMED).map(nameOf).join('; ');
  return `${quoted(text)} can be ${named}${meant.length > MOST_NAMED ? ' or another' : ''}. Say which one`;
};

/** How far it is between places, and in which states. */
@Injectable()
export class PlanRoute {
  constructor(
    private readonly places: Places,
    private readonly roads: Roads,
  ) {}

  /** @throws RuleViolation INVALID with the field whose place is not clear, or to which no road leads */
  async plan({ from, to, via }: RouteAsked): Promise<PlannedRoute> {
    const first = await this.one('from', from);
    const between: Place[] = [];
    for (const each of via) between.push(await this.one('via', each));
    const last = await this.one('to', to);
    try {
      return { from: first, to: last, via: between, ...(await this.roads.route([first, ...between, last])) };
    } catch (error) {
      if (!(error instanceof NoRoad)) throw error;
      const field = error.island === first ? 'from' : between.includes(error.island as Place) ? 'via' : 'to';
      throw mistake(field, `Axlebook knows no road from ${nameOf(error.from)} to ${nameOf(error.to)}. Type the miles`);
    }
  }

  private async one(field: string, text: string): Promise<Place> {
    const meant = await this.places.meant(text);
    const [place] = meant;
    if (!place || meant.length > 1) throw mistake(field, askedAbout(text, meant));
    return place;
  }
}
