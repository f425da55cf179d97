const TESTIMONIALS = [
  {
    quote:
      'I used to write listings on Sunday nights. Now the facts go in while I am still standing in the kitchen.',
    name: 'Dana Whitlock',
    role: 'Solo agent, Savannah',
  },
  {
    quote:
      'Five agents, one voice. And when a seller asks where a sentence came from, we can show them.',
    name: 'Marcus Oyelaran',
    role: 'Team lead, Boise',
  },
]

export const Testimonials = () => (
  <section aria-labelledby="testimonials-title" className="bg-wash">
    <div className="page-width grid gap-x-16 gap-y-14 py-20 md:grid-cols-2 lg:py-28">
      <h2 id="testimonials-title" className="sr-only">
        What agents say
      </h2>
      {TESTIMONIALS.map(({ quote, name, role }) => (
        <figure key={name} className="grid content-start gap-6 md:last:mt-24">
          <blockquote className="title-type relative text-3xl before:absolute before:right-full before:text-brass-text before:content-['“'] after:text-brass-text after:content-['”']">
            {quote}
          </blockquote>
          <figcaption className="text-sm text-muted">
            <span className="font-semibold text-ink">{name}</span>, {role}
          </figcaption>
        </figure>
      ))}
    </div>
  </section>
)
