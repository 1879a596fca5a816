/** Applies the language setting: before the first paint, and whenever it changes. */
import { i18n } from '@lingui/core';
import { loadCardTexts, setCardTexts } from '../i18n/cards.ts';
import { loadCatalogue, preferred } from '../i18n/languages.ts';
import { ENGLISH } from '../i18n/say.ts';
import { loadSentences, setSentences } from '../i18n/sentences.ts';
import { settings } from './settings.ts';

const chosen = (): string => {
  const { language } = settings.getState();
  return language === 'auto' ? preferred(navigator.languages) : language;
};

async function speak(): Promise<void> {
  const language = chosen();
  try {
    const [messages, texts, sentences] = await Promise.all([
      loadCatalogue(language),
      loadCardTexts(language),
      loadSentences(language),
    ]);
    // The reader may have chosen another language meanwhile.
    if (language !== chosen()) return;
    setSentences(sentences);
    i18n.loadAndActivate({ locale: language, messages });
    setCardTexts(texts);
  } catch {
    // Offline and not cached: keep the current language.
  }
  document.documentElement.lang = i18n.locale || ENGLISH;
}

export async function followLanguage(): Promise<void> {
  settings.subscribe((now, before) => {
    if (now.language !== before.language) void speak();
  });
  addEventListener('languagechange', () => void speak());
  await speak();
}
