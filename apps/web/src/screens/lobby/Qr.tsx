import qrcode from 'qrcode-generator';
import { useMemo } from 'react';
import { say } from '../../i18n/say.ts';

/** Width of the white border in modules; scanners need four. */
const QUIET = 4;

/** A QR code drawn in the page, so that the room's link is not sent anywhere. */
export default function Qr({ text, size = 184, label }: { text: string; size?: number; label?: string }) {
  const { n, d } = useMemo(() => {
    const code = qrcode(0, 'M');
    code.addData(text);
    code.make();
    const count = code.getModuleCount();
    let path = '';
    for (let y = 0; y < count; y++)
      for (let x = 0; x < count; x++) if (code.isDark(y, x)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`;
    return { n: count + 2 * QUIET, d: path };
  }, [text]);
  return (
    <svg viewBox={`0 0 ${n} ${n}`} width={size} height={size} shapeRendering="crispEdges" role="img">
      <title>{label ?? say('QR code for the room link')}</title>
      <path fill="#fff" d={`M0 0h${n}v${n}H0z`} />
      <path fill="#12141C" d={d} />
    </svg>
  );
}
