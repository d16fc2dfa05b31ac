import { Notice } from '../../../../../components/display/notice';
import { TextLink } from '../../../../../components/display/text-link';
import { quarterAndYear } from '../../quarters';
import type { OpenReturn } from '../return-calls';
import { isDraft } from '../return-words';

/** What a rate that is entered puts right. */
const OF_RATES = ['RATE_MISSING', 'RATE_PRELIMINARY'];
const ratesAddress = (period: string, jurisdiction: string | null): string =>
  `/ifta/rates?${new URLSearchParams({ quarter: period, ...(jurisdiction !== null && { rate: jurisdiction }) })}`;

/** What stands in the way of filing, and what should be known of it. */
export function Warnings({ about }: { about: OpenReturn }) {
  const { warnings, period, isCurrent } = about;
  const { quarter, year } = quarterAndYear(period);
  return (
    <>
      {isDraft(about) && !isCurrent && (
        <Notice tone="info" role="status">
          {`Trips, fuel or rates of ${quarter} ${year} changed since it was calculated. Recalculate it before you continue.`}
        </Notice>
      )}
      {warnings.map(({ code, message, jurisdiction, blocks }) => (
        <Notice key={`${code}-${jurisdiction ?? ''}-${message}`} tone={blocks ? 'error' : 'info'}>
          <span>{blocks ? `Cannot be filed: ${message}` : message}</span>
          {OF_RATES.includes(code) && <TextLink to={ratesAddress(period, jurisdiction)}>Enter the rate</TextLink>}
        </Notice>
      ))}
    </>
  );
}
