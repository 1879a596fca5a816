/** The settings open from any screen and from the table. The page shows their sheet above everything else. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

const sheet = createStore(() => ({ open: false }));

const openSettings = (): void => sheet.setState({ open: true });
export const closeSettings = (): void => sheet.setState({ open: false });

export const useSettingsOpen = (): boolean => useStore(sheet, ({ open }) => open);

/** Returns a function that opens the settings; they close together with the screen that offered them. */
export function useOpenSettings(): () => void {
  useEffect(() => closeSettings, []);
  return openSettings;
}
