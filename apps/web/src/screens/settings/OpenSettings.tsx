import { closeSettings, useSettingsOpen } from '../../settings/sheet.ts';
import { SettingsSheet } from './SettingsSheet.tsx';

/** The settings sheet, while open. */
export const OpenSettings = () => (useSettingsOpen() ? <SettingsSheet onClose={closeSettings} /> : null);
