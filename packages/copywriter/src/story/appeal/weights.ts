// Written by `npx tsx packages/writing-lab/src/leads/cli-fit-leads.ts`; not to be edited by hand.

/** The appeal of a fact without any signal. */
export const BIAS = 3.62

/** A signal on each line, and how much it speaks for leading with a fact. */
export const WEIGHTS = `
first 0.62
has a name 0.95
has parts 0.49
head apartment 0.19
head balcony 0.17
head basement 0.22
head bath -0.12
head brick 0.55
head conditioning -0.07
head courtyard 0.01
head cul-de-sac 0.35
head den 0.49
head dock 0.07
head door -0.42
head elevator -0.12
head entry -0.04
head fireplace -0.51
head garage 0.8
head garden 0.75
head glass 0.46
head hardwood 0.69
head island -0.07
head kitchen -0.72
head laundry -0.43
head library 0.32
head office -0.14
head parking -0.09
head pond -0.52
head pool 0.64
head power -0.33
head room 0.2
head shelter -0.22
head shop 1.26
head sign 0.14
head spa 0.64
head space -0.49
head studio 0.85
head terrace 0.71
head trail 0.01
head tub -0.2
head view 0.46
head wall 0.49
head window 0.2
head yard -0.32
head zoning -0.16
is amenity said -0.01
is appliance thing -1.06
is availability said -0.71
is building building thing 0.95
is building income said 0.62
is building said 0.69
is building system thing -0.04
is building tenancy said 0.62
is character said 0.13
is community said 0.09
is condition said 0.23
is condition thing 0.62
is fee said -0.07
is finish said 1.01
is finish thing -0.85
is home building thing 0.72
is home condition said 0.17
is home fee said -1.13
is home finish said 0.19
is home finish thing -0.38
is home income said 0.78
is home income thing -0.29
is home land thing 0.65
is home location said 1.01
is home location thing 0.48
is home outdoor place said 0.39
is home parking thing -0.32
is home room said -1.32
is home storage thing -0.4
is home system thing -0.88
is home tenancy said 0.46
is home terms said -0.17
is home update said -0.94
is home view thing 0.67
is income said 2.34
is income thing -0.43
is land condition said 0.29
is land location said -0.94
is land terms said 0.07
is land thing 0.59
is land utilities said -0.14
is land utilities thing -0.01
is land view thing -0.04
is location said 0.68
is location thing 0.01
is outdoor place said 0.48
is outdoor place thing 0.33
is parking said -0.25
is parking thing -0.49
is pets said -0.48
is premises building thing -0.4
is premises income said 0.56
is premises parking thing 0.19
is premises room said 1.14
is premises room thing -0.81
is premises tenancy said 0.22
is premises terms said 0.26
is premises zoning thing -0.85
is restriction said -0.59
is room said 0.26
is room thing -0.45
is storage thing -1.07
is system thing -0.19
is tenancy said 1.79
is unit appliance thing -0.33
is unit availability said -0.35
is unit building said 0.12
is unit building thing -0.43
is unit character said 0.91
is unit character thing 0.9
is unit community thing -0.52
is unit fee said -1.37
is unit finish said 0.4
is unit finish thing -0.84
is unit income said -0.35
is unit location said 1.69
is unit outdoor place thing 1.04
is unit pets said -0.39
is unit restriction said -0.38
is unit room thing 0.06
is unit system thing 1.03
is unit terms said -0.33
is unit update said 0.35
is unit view said 0.03
is unit view thing 0.36
is update thing -0.55
is utilities said -0.27
is utilities thing -0.38
is view said 0.22
is view thing 0.27
place -2.75
strength 1.62
word about 0.13
word ac 0.17
word access 1.59
word all 0.14
word alley -0.06
word an -0.1
word and -0.13
word apartment 0.36
word apple -0.36
word appliances -0.12
word area -0.67
word arena 0.04
word at 0.27
word avail -0.3
word ba -0.2
word backs 1.56
word backyard 0.19
word balcony 0.4
word bar 0.26
word bath -0.45
word bay -0.13
word beach 0.55
word beam -0.42
word beams 0.72
word bed 0.59
word bedroom -0.82
word bedrooms -0.25
word beds -0.48
word behind 0.49
word big -0.16
word bike -0.36
word blks -0.4
word block 0.52
word blocks 0.36
word blue 0.68
word board -0.22
word boiler -0.03
word both 0.19
word br 0.12
word breakfast 0.09
word brick 0.52
word bridge 0.35
word bsmt -0.23
word building 0.09
word built 0.35
word burning 0.38
word bus -0.46
word by -0.04
word cabinets 0.2
word cap 0.16
word car -1.06
word carriage -1.24
word ceiling -0.01
word ceilings -0.14
word city -0.29
word clear 0.19
word closet -0.25
word closing 0.14
word clubhouse -0.14
word community 0.29
word corner 0.32
word county 0.03
word courtyard 0.2
word creek 0.82
word days 0.91
word de 0.2
word deck 0.81
word deep 0.07
word den 0.64
word desk -0.03
word detached 0.75
word dining -0.35
word direct 0.49
word dock 1.3
word door -0.91
word doors -0.14
word double 0.48
word down -0.38
word drain 0.9
word drive -0.17
word driveway -0.03
word east 0.55
word eat -0.25
word elec -0.48
word electric -0.62
word elementary -0.27
word elevator -0.35
word end 0.46
word entrance -0.01
word entry -1.11
word exposed -0.01
word faces 0.64
word facing 1.43
word family 0.1
word fee -0.22
word fence -0.13
word fenced -0.62
word finished 0.3
word fireplace 0.29
word first -0.1
word five 0.29
word flat 0.01
word flood -0.03
word floor 0.12
word floors -1
word flr 1.11
word free -0.25
word from 0.06
word front -0.23
word frontage 0.43
word ft 0.36
word gar 0.25
word garage 0.17
word gardens 0.09
word gas -0.88
word gated -0.51
word glass 0.43
word golf 1.49
word great 0.3
word green 0.06
word gross 1.59
word guest -0.35
word hall -0.25
word hand -0.22
word hardwoods 0.38
word has 0.61
word heart 0.01
word heat -1.17
word heated 0.35
word heater 0.43
word high -0.19
word hill -0.04
word homes 0.06
word hospital 0.9
word hot 0.49
word house -0.91
word in -0.13
word included -0.1
word induction 0.39
word inside 0.26
word interior 0.23
word isd -0.68
word island -0.62
word king -0.12
word kitchen -0.3
word lake 0.32
word laundry -0.95
word lawn -0.03
word leaded 0.35
word lease 0.78
word leased 0.03
word light -0.2
word live 0.43
word loft -0.36
word long 0.74
word lot 0.54
word lower -0.32
word main -0.67
word mantels 0.82
word marble 0.01
word may -0.2
word media -0.06
word meters -0.49
word mi -0.16
word mile 0.59
word miles -0.4
word min -0.03
word minutes -0.58
word mobile 0.06
word near -0.13
word negative 0.39
word new -0.52
word nnn 0.91
word no -0.07
word not -0.3
word oak 0.54
word oaks 0.13
word off -0.1
word on 0.1
word only -0.25
word or -0.07
word orange 0.56
word orig 0.67
word original -0.19
word out 1.5
word oven 0.09
word own -0.54
word owner 0.78
word owners -0.16
word paddocks -0.03
word paid -0.01
word panel 0.16
word pantry -0.75
word park 0.19
word parking -1.01
word path 1.29
word patio -0.4
word pay -0.2
word perc 0.68
word phase -0.17
word pier 0.17
word plunge 0.06
word polished -0.07
word pond -0.04
word pool 0.14
word porch 0.26
word power -0.19
word private -0.49
word public 0.42
word quartz 0.54
word raised -0.04
word ramp 0.9
word rd 0.56
word red -0.1
word redone 1.19
word refinished -0.12
word remodeled 0.19
word renovated 0.27
word rents 1.5
word replaced -0.19
word restored 0.03
word riding 0.14
word river 0.94
word road -0.64
word rock -0.59
word roof -0.48
word rooftop 0.04
word room -0.58
word rooms -0.2
word saltwater 0.55
word schools -0.33
word seasonal -0.29
word seats -0.33
word second -0.04
word sep -0.74
word separate -1.55
word septic -0.04
word sf 0.07
word shared 0.2
word shelter -0.29
word shop 0.14
word short 0.22
word shower -0.19
word side 0.07
word sides 0.32
word siding -0.04
word sign 0.2
word site 0.22
word six -0.48
word skyline 0.61
word small -0.43
word soft 0.46
word south 0.16
word spa 0.54
word square 0.25
word st 0.27
word stair 0.25
word staircase -0.04
word stall 0.65
word stalls -0.04
word station -0.03
word storage -0.07
word storm -0.32
word stove -0.1
word street 0.23
word streetcar -0.17
word studio 0.2
word study -0.03
word suite -0.07
word suites 0.72
word sunroom -0.1
word swing -0.55
word ten -0.36
word term 0.36
word terrace 0.19
word test 0.54
word th 0.68
word that 0.03
word the 0.38
word third 0.03
word three 0.01
word through 0.13
word thru 1.29
word tile -0.1
word timber -0.01
word to 0.68
word trail 0.52
word trails 0.26
word trash -0.14
word tree -0.17
word trees 0.69
word twelve 0.51
word two -0.42
word under -0.22
word underground -0.04
word units 0.06
word upper 0.39
word upstairs -1.19
word vacant 0.3
word vaulted 0.85
word view 1.32
word views 1.56
word village 0.67
word vinyl -0.03
word walk 0.25
word walkout 0.12
word wall 0.22
word walled 0.07
word wash 0.55
word water -0.22
word west 0.06
word wet -0.46
word window -0.38
word windows 0.61
word with 0.2
word wolf -0.16
word wood 0.17
word woods 2.57
word woodwork 0.42
word wraparound 0.78
word yard -0.46
word yr 0.82
word zone -0.03
`
