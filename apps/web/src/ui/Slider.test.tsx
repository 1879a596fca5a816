import { i18n } from '@lingui/core';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { loadCatalogue } from '../i18n/languages.ts';
import { ENGLISH } from '../i18n/say.ts';
import { Slider } from './Slider.tsx';

afterEach(() => i18n.activate(ENGLISH));

it('a percentage is written as the language writes it', async () => {
  const slider = () => renderToString(<Slider label="Sound" value={40} onChange={() => {}} />);
  expect(slider()).toContain('>40%<');
  i18n.loadAndActivate({ locale: 'de', messages: await loadCatalogue('de') });
  expect(slider()).toContain('>40 %<');
  expect(slider()).toContain('aria-valuetext="40 %"');
});
