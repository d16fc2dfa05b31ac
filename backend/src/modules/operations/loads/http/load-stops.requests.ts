import { field } from '../../../../platform/fields/decorators';
import { published } from '../../../../platform/fields/schema';
import { LoadTerms } from '../projections/load-terms';
import { timedStops, type TimedStop } from '../projections/timed-stop';

/** All stops of a load, in the order in which it gets to them. */
@published('LoadStops')
export class LoadStops {
  @field<readonly TimedStop[]>('Stops', timedStops) stops: readonly TimedStop[];
}

/** The terms of a load. With the source `broker`, those of its broker hold and nothing else is kept. */
@published('NewLoadTerms')
export class NewLoadTerms extends LoadTerms {}
