/** Renders the home page in Node; the build puts the result into the HTML. */
import { i18n } from '@lingui/core';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { LANGUAGES, loadCatalogue } from './i18n/languages.ts';
import { App } from './screens/App.tsx';

/** Maps languages to the markup of the home page. */
export async function homePages(): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const language of LANGUAGES) {
    i18n.loadAndActivate({ locale: language, messages: await loadCatalogue(language) });
    pages[language] = renderToString(
      <Router ssrPath="/">
        <App />
      </Router>,
    );
  }
  return pages;
}
