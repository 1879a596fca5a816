import { cleanName } from '@smash/protocol/text';
import { type FormEvent, useRef, useState } from 'react';
import type { NameFieldProps } from './NameField.tsx';

/**
 * The state of a form that asks for a name, for its field and the form. Submitting without a name shows an error
 * instead.
 */
export function useNameForm(
  first: string | (() => string),
  submit: (name: string) => void,
): { field: Omit<NameFieldProps, 'testid'>; onSubmit(event: FormEvent): void } {
  const [value, onChange] = useState(first);
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
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
