import { cleanName } from '@smash/protocol/text';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { NameFieldProps } from './NameField.tsx';

/**
 * The state of a form that asks for a name, for its field and the form. Submitting without a name shows an error
 * instead. `takesFocus`: the form replaces the button that opened it.
 */
export function useNameForm(
  first: string | (() => string),
  submit: (name: string) => void,
  { takesFocus = false } = {},
): { field: Omit<NameFieldProps, 'testid'>; onSubmit(event: FormEvent): void } {
  const [value, onChange] = useState(first);
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  return {
    field: { value, onChange, input, missing },
    onSubmit: (event) => {
      event.preventDefault();
      if (cleanName(value) !== null) return submit(value);
      setMissing(true);
      input.current?.focus();
    },
  };
}
