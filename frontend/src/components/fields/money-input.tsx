import { groupedMoney, normalizeMoney } from '../../lib/format/money';
import { InputAdornment } from './input-shell';
import { TextInput, type TextInputProps } from './text-input';

const dollar = (
  <InputAdornment aria-hidden style={{ paddingLeft: 12 }}>
    $
  </InputAdornment>
);

/** An amount: plain while it is typed, `$1,450.00` when it is left. */
export function MoneyInput(props: Omit<TextInputProps, 'format' | 'shown' | 'start' | 'inputMode'>) {
  return (
    <TextInput
      placeholder="0.00"
      {...props}
      inputMode="decimal"
      format={normalizeMoney}
      shown={groupedMoney}
      start={dollar}
    />
  );
}
