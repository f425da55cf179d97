/** Words of a feature that lies on water; a road and a golf course have frontage, too. */
export const ON_THE_WATER =
  /\b(?:shoreline|waterfront|lakefront|oceanfront|riverfront|beachfront|bayfront|canalfront|creekfront|harborfront)\b|\b(?:lake|river|creek|bay|ocean|sound|pond|sandy|water)\b[^,]*\bfrontage\b|\bfrontage on [^,]*\b(?:lake|river|creek|bay|ocean|sound|pond|harbor)\b/i
