/** The screens that every fixture is made for. */
export interface Size {
  width: number;
  height: number;
  touch?: boolean;
  /** Small or zoomed: the page may scroll, and touch targets may be smaller than 44 px. */
  small?: boolean;
}

/** Sizes of devices, and of a browser with zoom. */
export const SIZES: Record<string, Size> = {
  V1: { width: 1440, height: 900 },
  V2: { width: 1280, height: 720 },
  V3: { width: 1024, height: 768, touch: true },
  V4: { width: 768, height: 1024, touch: true },
  V5: { width: 390, height: 844, touch: true },
  V6: { width: 320, height: 640, touch: true, small: true },
  V7: { width: 844, height: 390, touch: true, small: true },
  V8: { width: 2560, height: 1440 },
  'V1 at 200 %': { width: 720, height: 450, small: true },
  'V1 at 400 %': { width: 360, height: 225, small: true },
};

export const contextOf = ({ width, height, touch = false }: Size) => ({
  viewport: { width, height },
  hasTouch: touch,
  isMobile: touch,
});

/** The least width and height of a control in px: 44, less what the browser's single precision takes away. */
export const FINGER = 43.99;
