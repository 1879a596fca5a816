import { createRoot } from 'react-dom/client';
import './styles/tokens.css';
import './styles/base.css';
import './styles/legal.css';
import { App } from './app/App.tsx';
import { applySettings } from './settings/apply.ts';

applySettings();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
