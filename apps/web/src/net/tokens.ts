/** The secret that gives a seat back. It is kept here and nowhere else: not in the address, not in the store. */
const key = (code: string): string => `smash.seat.${code}`;

// For a browser that keeps nothing: the seat lasts as long as the page.
const here = new Map<string, string>();

export function seatToken(code: string): string | undefined {
  try {
    return localStorage.getItem(key(code)) ?? here.get(code);
  } catch {
    return here.get(code);
  }
}

export function keepToken(code: string, token: string): void {
  here.set(code, token);
  try {
    localStorage.setItem(key(code), token);
  } catch {
    // Then only until the page is closed.
  }
}

export function dropToken(code: string): void {
  here.delete(code);
  try {
    localStorage.removeItem(key(code));
  } catch {
    // It was never there.
  }
}
