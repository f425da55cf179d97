/** The section between features and pricing about reviewed, traceable copy. */
export const PromiseBand = () => (
  <section aria-labelledby="promise" className="bg-night text-on-night">
    <div className="page-width grid gap-10 py-20 md:grid-cols-12 lg:py-28">
      <div className="md:col-span-6">
        <h2 id="promise" className="display-type text-5xl">
          Nothing is invented.
        </h2>
        <p className="mt-6 max-w-[46ch] text-lg text-on-night-muted">
          A claim in the copy leads back to a field you typed, or it is not in the copy. Wording
          that Fair Housing rules out is marked before anyone else reads it.
        </p>
      </div>
      <figure className="md:col-span-5 md:col-start-8">
        <div className="brochure border-l border-night-line pl-6">
          <p>
            Outside, a <span className="claim">covered patio</span> extends the day, and{' '}
            <span className="claim">0.24 acres</span> hold it all. Close to the{' '}
            <span className="rounded-sm bg-brass px-1 text-estate-950">exclusive</span> club.
          </p>
        </div>
        <figcaption className="mt-5 grid gap-1 pl-6 text-sm text-on-night-muted">
          <span>
            <b className="font-semibold text-on-night">covered patio</b> is in Key Features,{' '}
            <b className="font-semibold text-on-night">0.24 acres</b> is in Lot Size.
          </span>
          <span>
            <b className="font-semibold text-on-night-brass">exclusive</b> may read as a preference:
            name the club instead.
          </span>
        </figcaption>
      </figure>
    </div>
  </section>
)
