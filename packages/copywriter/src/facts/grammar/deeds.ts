/** What a thing does, typed behind it without a subject: 'balcony, faces SE', 'storm shelter in garage floor, holds 8'. */
export const DEEDS = 'holds|seats|sleeps|opens|leads|faces|overlooks|drains|fits|stores'
