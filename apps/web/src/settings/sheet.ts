/** The settings can be opened from any screen and from the table; the page shows the sheet above everything open. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const sheet = createStore(() => ({ open: false }));

const openSettings = (): void => sheet.setState({ open: true });
export const closeSettings = (): void => sheet.setState({ open: false });

export const useSettingsOpen = (): boolean => useStore(sheet, ({ open }) => open);

/** Opens the settings; they close with the screen that offered them. */
export function useOpenSettings(): () => void {
  useEffect(() => closeSettings, []);
  return openSettings;
}
