import CreditCardOutlined from '../../../../generated/icons/CreditCardOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { palette } from '../../../../components/display/palette';
import { BrandSign } from './brand-sign';
import { formatCvc, formatExpiry, formatNumber, type CardProblems, type CardValues } from './card';
import { CardInput } from './card-input';

const Tab = styled('button')({
  display: 'grid',
  gap: 6,
  justifyItems: 'start',
  width: 132,
  padding: '12px 14px',
  borderRadius: 10,
  border: `1px solid ${palette.primary.main}`,
  boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
  background: palette.background.paper,
  font: 'inherit',
  fontWeight: 600,
  color: palette.primary.main,
});

interface CardFieldsProps {
  card: CardValues;
  problems: CardProblems;
  disabled: boolean;
  onChange: (card: CardValues) => void;
}

/** Laid out as the provider's own element in tabs: the card is the one way to pay here. */
export function CardFields({ card, problems, disabled, onChange }: CardFieldsProps) {
  const set = (field: keyof CardValues) => (value: string) => onChange({ ...card, [field]: value });
  return (
    <div>
      <Box role="tablist" aria-label="Payment method" sx={{ mb: 2 }}>
        <Tab type="button" role="tab" id="pay-by-card" aria-selected aria-controls="card-panel">
          <CreditCardOutlined aria-hidden fontSize="small" />
          Card
        </Tab>
      </Box>
      <Box
        role="tabpanel"
        id="card-panel"
        aria-labelledby="pay-by-card"
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr', '& > :first-of-type': { gridColumn: '1 / -1' } }}
      >
        <CardInput
          label="Card number"
          name="number"
          value={card.number}
          format={formatNumber}
          onChange={set('number')}
          error={problems.number}
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          maxLength={19}
          disabled={disabled}
          end={<BrandSign number={card.number} />}
        />
        <CardInput
          label="Expiry date"
          name="expiry"
          value={card.expiry}
          format={formatExpiry}
          onChange={set('expiry')}
          error={problems.expiry}
          autoComplete="cc-exp"
          placeholder="MM/YY"
          maxLength={5}
          disabled={disabled}
        />
        <CardInput
          label="CVC"
          name="cvc"
          value={card.cvc}
          format={formatCvc}
          onChange={set('cvc')}
          error={problems.cvc}
          autoComplete="cc-csc"
          placeholder="123"
          maxLength={4}
          disabled={disabled}
        />
      </Box>
    </div>
  );
}
