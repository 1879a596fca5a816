import { cleanName, NAME_LENGTH, nameSoFar } from '@smash/protocol/text';
import type { RefObject } from 'react';
import { say } from '../i18n/say.ts';
import { Field } from './Field.tsx';

export interface NameFieldProps {
  value: string;
  onChange(value: string): void;
  testid: string;
  input: RefObject<HTMLInputElement | null>;
  /** The form was submitted without a name. */
  missing: boolean;
}

/** A field for a player's name. It accepts only what the server keeps. */
export function NameField({ value, onChange, testid, input, missing }: NameFieldProps) {
  const full = nameSoFar(`${value}x`) === value && value !== '';
  return (
    <Field
      label={say('Your name')}
      value={value}
      onChange={(typed) => onChange(nameSoFar(typed))}
      testid={testid}
      most={null}
      input={input}
      trouble={missing && cleanName(value) === null ? say('Please enter a name') : ''}
      hint={full ? say('at most {n} characters', { n: NAME_LENGTH }) : ''}
    />
  );
}
