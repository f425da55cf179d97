const SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,'Times New Roman',serif"
const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const INK = '#0f271d'
const QUIET = '#515f53'
const LINE = '#dbd9cf'
const BRASS = '#8a5f28'

/** By element; mail programs read little else than inline styles. */
export const styles = {
  page: 'margin:0;padding:0;background:#fbf9f3',
  preview: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  from: `padding:0 4px 16px;font:21px/1.2 ${SERIF};letter-spacing:.01em;color:${INK}`,
  edge: 'height:3px;line-height:3px;font-size:1px;background:#cfa25a;border-radius:3px 3px 0 0',
  sheet: `padding:42px 42px 36px;background:#fefdfa;border:1px solid ${LINE};border-top:0;border-radius:0 0 12px 12px`,
  title: `margin:0 0 20px;font:normal 28px/1.25 ${SERIF};color:${INK}`,
  lead: `margin:0 0 18px;font:italic 19px/1.5 ${SERIF};color:${INK}`,
  paragraph: `margin:0 0 16px;font:16px/1.65 ${SANS};color:${INK}`,
  mark: `padding:5px 10px 5px 0;font:15px/1.5 ${SANS};color:${BRASS};vertical-align:top`,
  point: `padding:5px 0;font:16px/1.5 ${SANS};color:${INK}`,
  label: `padding:10px 18px 10px 0;border-top:1px solid ${LINE};font:14px/1.5 ${SANS};color:${QUIET};white-space:nowrap;vertical-align:top`,
  value: `padding:10px 0;border-top:1px solid ${LINE};font:15px/1.5 ${SANS};color:${INK};overflow-wrap:anywhere`,
  buttonCell: 'border-radius:9px;background:#16392b',
  button: `display:inline-block;padding:15px 26px;border-radius:9px;background:#16392b;color:#fbf8f1;font:600 16px/1.2 ${SANS};text-decoration:none`,
  address: `margin:0 0 8px;font:13px/1.5 ${SANS};color:${QUIET}`,
  link: `color:${QUIET};word-break:break-all`,
  codeLabel: `margin:22px 0 8px;font:14px/1.5 ${SANS};color:${QUIET}`,
  code: `margin:0 0 12px;padding:14px 0 14px 8px;background:#f3f0e6;border-radius:9px;text-align:center;font:26px/1.3 ui-monospace,Menlo,Consolas,monospace;letter-spacing:8px;color:${INK}`,
  section: `margin:30px 0 12px;padding:18px 0 0;border-top:1px solid ${LINE};font:600 13px/1.4 ${SANS};letter-spacing:.06em;text-transform:uppercase;color:${BRASS}`,
  sectionText: `margin:0 0 12px;font:15px/1.6 ${SANS};color:${INK};overflow-wrap:anywhere`,
  footnote: `padding:20px 4px 0;font:13px/1.55 ${SANS};color:${QUIET}`,
}

/** By class, for programs that know the dark. */
export const DARK = `
@media (prefers-color-scheme: dark) {
  .page { background: #09120e !important }
  .card { background: #101c16 !important; border-color: #27342c !important }
  .well { background: #09120e !important }
  .ink { color: #f2eee6 !important }
  .quiet { color: #a7aea0 !important }
  .accent { color: #eacd99 !important }
  .rule { border-color: #27342c !important }
  .button { background: #c6e3d5 !important; color: #071610 !important }
}`
