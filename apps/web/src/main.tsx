import { createRoot } from 'react-dom/client';
import './styles/tokens.css';
import './styles/base.css';
import './styles/legal.css';
import { App } from './app/App.tsx';
import { applySettings } from './settings/apply.ts';
import { followLanguage } from './words/speak.ts';

applySettings();
const root = document.getElementById('root');
// Nobody sees English first and then their own language.
if (root) void followLanguage().then(() => createRoot(root).render(<App />));

// The pages that need no server then open without a network, too. Not while somebody waits for a room to open.
const keepPages = () => void navigator.serviceWorker.register('/sw.js').catch(() => {});
if (import.meta.env.PROD && 'serviceWorker' in navigator) addEventListener('load', () => setTimeout(keepPages, 4000));
