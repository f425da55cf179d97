const SCALE = [
  'bg-estate-50',
  'bg-estate-100',
  'bg-estate-200',
  'bg-estate-300',
  'bg-estate-400',
  'bg-estate-500',
  'bg-estate-600',
  'bg-estate-700',
  'bg-estate-800',
  'bg-estate-900',
  'bg-estate-950',
]
const SURFACES = [
  'bg-paper',
  'bg-card',
  'bg-wash',
  'bg-chosen',
  'bg-primary',
  'bg-brass',
  'bg-night',
]
const TYPE = ['text-5xl', 'text-4xl', 'text-3xl', 'text-2xl', 'text-xl', 'text-lg']

const Swatches = ({ names }: { names: string[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
    {names.map((name) => (
      <li key={name} className="text-xs text-muted">
        <div className={`mb-1 h-12 rounded-sm border border-line ${name}`} />
        {name.replace('bg-', '')}
      </li>
    ))}
  </ul>
)

export const KitTokens = () => (
  <>
    <Swatches names={SCALE} />
    <Swatches names={SURFACES} />
    <div className="grid gap-3">
      {TYPE.map((size) => (
        <p key={size} className={`display-type truncate ${size}`}>
          1418 Alder Ridge Lane, $589,000
        </p>
      ))}
      <p className="brochure">
        At <span className="claim">1418 Alder Ridge Lane</span>, four bedrooms are given the space
        of <span className="claim">2,480 square feet</span>. Walking distance to the{' '}
        <span className="finding">exclusive</span> club.
      </p>
    </div>
  </>
)
