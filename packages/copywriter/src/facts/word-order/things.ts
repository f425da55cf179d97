/** Things whose kind, place or number is typed behind them: 'attic pull down', 'gas heat 2 zones'. */
export const THING_ORDERS: readonly [RegExp, string][] = [
  [/^([a-z\d' -]+s) \((\d)\)$/i, '$2 $1'],
  [/^((?:[a-z]+ )+ceilings?) (\d+) foot$/i, '$2 foot $1'],
  [
    /^((?:[a-z-]+ )*frontage),? (?:of )?((?:about|over|approximately) )?(\d[\d,]*) (?:feet|foot)$/i,
    '$2$3 feet of $1',
  ],
  [/^bleached (oak|maple|pine) wide[- ]plank$/i, 'bleached $1 wide-plank floors'],
  [/^outside (enclosed )?shower$/i, '$1outdoor shower'],
  [
    /^(indoor)(?: and|\/| \+) (outdoor) (pool|hot tub|spa|tennis court|pickleball court)((?: with .+)?)$/i,
    '$1 and $2 $3s$4',
  ],
  [/^((?:[a-z-]+ )*?)(alley|rear|street|side)[- ]access parking$/i, '$1parking with $2 access'],
  [/^outdoor rinse$/i, 'outdoor rinse shower'],
  [/^sewer (?:\+|and) public water$/i, 'public water and sewer'],
  [/^attic pull[- ]down(?: stairs)?$/i, 'pull-down attic stairs'],
  [/^(morning room|sunroom|dining room|kitchen|family room) bump[- ]out$/i, 'bump-out $1'],
  [/^(3rd|third) garage bay,? tandem$/i, 'tandem third garage bay'],
  [/^garage side[- ]by[- ]side(.*)$/i, 'side-by-side garage$1'],
  [
    /^((?:fully |partially |partly )?finished) walk-?out((?: with .+)?)$/i,
    '$1 walk-out basement$2',
  ],
  [/^fenced rear((?: with .+)?)$/i, 'fenced rear yard$1'],
  [/^((?:[a-z-]+ )*)sprinklered (lot|yard)$/i, '$1$2 with sprinklers'],
  [
    /^((?:[a-z-]+ )*(?:heat|hydro[- ]air|forced air|central air|heating|baseboard|HVAC)),? (\d|two|three|four|five|six) zones?$/i,
    '$2-zone $1',
  ],
  [/^owned solar (\d+) panels$/i, '$1 owned solar panels'],
  [/^(.+ windows) with tilt[- ]in$/i, 'tilt-in $1'],
  [/^tankless gas$/i, 'tankless gas water heater'],
  [/^ductless in (.+)$/i, 'ductless mini splits in $1'],
]
