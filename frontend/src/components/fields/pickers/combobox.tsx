import Close from '../../../generated/icons/Close';
import ExpandMore from '../../../generated/icons/ExpandMore';
import { useRef, useState, type KeyboardEvent, type Ref } from 'react';
import type { Option } from '../../../lib/api/option-queries';
import { InputAdornment, InputShell, PlainIconButton } from '../input-shell';
import { OptionList } from './option-list';
import { useAnchored } from './use-anchored';

export interface ComboboxProps {
  id: string;
  label: string;
  /** Its label stands nowhere else. */
  named?: boolean;
  selected: Option | null;
  /** The options there are for what is typed. */
  offer: (typed: string) => readonly Option[];
  message: string | undefined;
  /** Told what is typed while the list is open, and null when it closes. */
  onAsk: (typed: string | null) => void;
  onPick: (option: Option | null) => void;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  autoFocus?: boolean;
  placeholder?: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
  describedBy: string | undefined;
}

/** A field that searches: type, choose with the arrows or the mouse. What was typed but not chosen does not stay. */
export function Combobox({
  id,
  label,
  named = false,
  selected,
  offer,
  message,
  onAsk,
  onPick,
  onBlur,
  inputRef,
  autoFocus = false,
  placeholder,
  invalid,
  required,
  disabled,
  describedBy,
}: ComboboxProps) {
  const shell = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [index, setIndex] = useState(0);
  const place = useAnchored(shell, open);
  const options = open ? offer(typed ?? '') : [];
  const current = Math.min(index, options.length - 1);
  const listId = `${id}-list`;

  const show = () => {
    setIndex(0);
    setOpen(true);
    onAsk(typed ?? '');
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
    onAsk(null);
  };
  const pick = (option: Option | null) => {
    onPick(option);
    close();
  };
  const type = (text: string) => {
    if (text === '') onPick(null);
    setTyped(text);
    setIndex(0);
    setOpen(true);
    onAsk(text);
  };
  const move = (step: number) =>
    open ? setIndex((current + step + options.length) % Math.max(1, options.length)) : show();
  const onKeyDown = (event: KeyboardEvent) => {
    const option = options[current];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && option) pick(option);
    else if (event.key === 'Escape' && open) close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <InputShell ref={shell} data-invalid={invalid} data-disabled={disabled}>
        <input
          ref={inputRef}
          id={id}
          autoFocus={autoFocus}
          role="combobox"
          aria-label={named ? label : undefined}
          autoComplete="off"
          spellCheck={false}
          value={typed ?? selected?.label ?? ''}
          placeholder={placeholder}
          disabled={disabled}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={options[current] ? `${listId}-${current}` : undefined}
          aria-required={required}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onFocus={(event) => event.target.select()}
          onClick={() => !open && show()}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            close();
            onBlur?.();
          }}
        />
        {!selected && (
          <InputAdornment aria-hidden style={{ paddingRight: 10 }}>
            <ExpandMore fontSize="small" />
          </InputAdornment>
        )}
        {selected && !disabled && (
          <PlainIconButton
            type="button"
            tabIndex={-1}
            aria-label={`Clear ${label}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(null)}
          >
            <Close fontSize="small" />
          </PlainIconButton>
        )}
      </InputShell>
      {open && (
        <OptionList
          id={listId}
          label={label}
          options={options}
          selected={selected?.value ?? ''}
          current={current}
          message={message}
          place={place}
          onPoint={setIndex}
          onPick={pick}
        />
      )}
    </>
  );
}
