/** Puts text on the clipboard, even if the page is not served over https (a phone in the same network). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    area.style.position = 'fixed';
    area.style.opacity = '0';
    const focused = document.activeElement;
    // While a sheet is open nothing outside it can be focused.
    (focused?.closest('dialog') ?? document.querySelector('dialog') ?? document.body).append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return done;
  }
}
