/** Abbreviations of listing forms that are always the same word, as `short long` pairs. */
const PAIRS = `
hwf hardwood_floors; w2w wall-to-wall; wtw wall-to-wall; c-fans ceiling_fans; blt built; blt-ins built-ins; bltins built-ins; nk nook
crpt carpet; carpt carpet; crpting carpeting; nwr newer; newr newer; fwa forced_warm_air; gfwa gas_forced_warm_air; hwbb hot-water_baseboard
htg heating; htpump heat_pump; hkup hookup; hkups hookups; hkps hookups; genr generator; gnrtr generator; xfer transfer; brkr breaker; brkrs breakers; plmb plumbing; h2o water
hwt water_heater; pmp pump; frml formal; stv stove; fplc fireplace; fplcs fireplaces; frplcs fireplaces; marb marble; clng ceiling; clngs ceilings; ceilng ceiling; ceilngs ceilings
mldg molding; mldgs moldings; crwn crown; wnsctng wainscoting; wnsct wainscoting; unf unfinished; fndn foundation; stg storage; gdo garage_door_opener; gdos garage_door_openers; opnr opener
prch porch; prchs porches; pch porch; frnt front; whrlpl whirlpool; bksp backsplash; bksplsh backsplash; bcksplsh backsplash; bksplash backsplash; qrtz quartz; qtz quartz; wht white
btlr butler's; ovn oven; ovns ovens; rng range; syst system; igp in-ground_pool; agp above-ground_pool; fnc fence; fncg fencing; fnce fence; sprk sprinkler; sprks sprinklers; sprinks sprinklers
undrgrnd underground; outbldg outbuilding; outbldgs outbuildings; brn barn; brns barns; grnbelt greenbelt; grnhse greenhouse; vu view; vus views; sptc septic
muni municipal; constr construction; bldr builder; ownr owner; ownrs owners; clbhse clubhouse; clubhse clubhouse; clbhs clubhouse; plygrnd playground; plygrd playground; trl trail; trls trails
dtwn downtown; dwntn downtown; upr upper; lwr lower; dmn doorman; concrg concierge; asgn assigned; asgnd assigned; asgd assigned; assgn assigned; resvd reserved; rsvd reserved; lkr locker; lkrs lockers
alcv alcove; opn open; flrpln floor_plan; flrplan floor_plan; mtrd metered; unts units; blr boiler; blrs boilers; pvd paved; grvl gravel; wded wooded; wdd wooded; clrd cleared; pstr pasture
tillbl tillable; crk creek; stkd stocked; rts rights; covs covenants; subdiv subdivide; lse lease; lses leases; ohd overhead_door; ohds overhead_doors; sgn sign; sgns signs; retl retail; kitchnt kitchenette; kitchnette kitchenette
recep reception; corp corporate; guar guarantee; sgl single; gry gray; drv drive; frwy freeway; pkng parking; dwnstrs downstairs; dnstr downstairs; upstr upstairs
wdwk woodwork; laund laundry; lndr laundry; thermo thermostat; rvr river; warrnty warranty; wrnty warranty; agrmt agreement; agmt agreement; apprvl approval; appvl approval
tackrm tack_room; facil facilities; bch beach; bchs beaches; indr indoor; outdr outdoor; rdwd redwood; acess access; accss access; schl school; schls schools; ctr center; ctrs centers; cntr center; lts lights
overlkg overlooking; overlkng overlooking; laun laundry; pwrwall Powerwall; subj subject; unk unknown; boil boiler; mstrs primary_bedrooms; mbrs primary_bedrooms; schd scheduled; replcd replaced; pmt payment; pmts payments; sty story; stry story; brs bedrooms; bdrs bedrooms; bths baths; nbr neighbor; nbrs neighbors; nghbrhd neighborhood; subd subdivision; spcs spaces; spc space; upgrd upgraded; upgrds upgrades; upgd upgraded
xtras extras; lvng living; dng dining; knch kitchen; fml formal; smkg smoking; smk smoke
strm storm; shngl shingle; shngls shingles; alum aluminum; vnyl vinyl; vnl vinyl; stuc stucco; hrdie Hardie; conct concrete; cmt cement; cedr cedar; rfg roofing; gtrs gutters; gttrs gutters; skylgt skylight; skylgts skylights
bcase bookcase; bcases bookcases; bkcse bookcase; bkcases bookcases; clset closet; clsets closets; cpbd cupboard; pntry pantry; pntr pantry; bfst breakfast; brfst breakfast; bkft breakfast
swmg swimming; pickelball pickleball; pkball pickleball; tnns tennis; plgrnd playground; elevtr elevator; rftop rooftop; rftp rooftop; rfdeck roof_deck; ldscp landscaping; ldscpd landscaped; lndscpg landscaping; lscp landscaping
fnced fenced; fened fenced; cvrd covered; cvd covered; encld enclosed; scnd screened; scrd screened; scrned screened; dtach detached; atchd attached; attd attached; ovrsz oversized; oversz oversized; ovsz oversized; ovrsize oversized
custm custom; cstm custom; rmdl remodel; rmdld remodeled; remdld remodeled; renov renovated; rnvtd renovated; refnd refinished; refin'd refinished; repntd repainted; pntd painted; insulatd insulated; instld installed
flrd floored; flrng flooring; hdwdfl hardwood_floors; lino linoleum; ceramc ceramic; trav travertine; bamb bamboo; mrbl marble; grnt granite; grante granite; frmca Formica
wdstv wood_stove; wdstove wood_stove; fpx fireplaces; fpls fireplaces; mntl mantel; invstr investor; invstrs investors; neighbrhd neighborhood; yds yards; mthly monthly; annl annual; qtrly quarterly; wkly weekly; bldgs buildings
tenent tenant; tennants tenants; lesse lessee; rntl rental; rntls rentals; rntd rented; rentd rented; vcnt vacant; vacnt vacant; ocpd occupied; occd occupied; furnshd furnished; frnshd furnished; furnd furnished
pd paid; excl excluded; std standard; mfd manufactured; mfgd manufactured; recd received; rec'd received; qtr quarter; dont don't; doesnt doesn't; wont won't; isnt isn't; arent aren't
prev previous; avl available; avlbl available; tmp temporary; temp temporary; reqs requires; req required; rqd required; reqmt requirement; reqmts requirements; approxim approximately; btw between; betw between
equiv equivalent; orig original; fctry factory; govt government; dept department; mkt market; mgr manager; mngr manager; ofcs offices; prof professional; resid residential; secur security; schedl scheduled
cha central_heat_and_air; shpg shopping; shpng shopping; hosptl hospital; airprt airport; univ university; intst interstate; xpressway expressway; xway expressway
`

/** Trade shorthand of listing forms: one short form, one meaning. */
export const SHORT_FORM_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  PAIRS.trim()
    .split(/[;\n]\s*/)
    .map((pair) => pair.trim().split(' '))
    .map(([short = '', long = '']) => [short, long.replaceAll('_', ' ')]),
)
