import { normalizeMoney } from '../../lib/format/money';
import { InputAdornment } from './input-shell';
import { TextInput, type TextInputProps } from './text-input';

const dollar = (
  <InputAdornment aria-hidden style={{ paddingLeft: 12 }}>
    $
  </InputAdornment>
);

export function MoneyInput(props: Omit<TextInputProps, 'format' | 'start' | 'inputMode'>) {
  return <TextInput placeholder="0.00" {...props} inputMode="decimal" format={normalizeMoney} start={dollar} />;
}
