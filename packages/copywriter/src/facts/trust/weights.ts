// Written by `npx tsx packages/writing-lab/src/trust/cli-fit-trust.ts`; not to be edited by hand.

/** The doubt about a reading without any signal. */
export const BIAS = -0.27

/** How the doubt about a note and those about the others of its property weigh together. */
export const AMONG = { bias: 1.04, own: 0.86, others: 0.44 }

/** A signal on each line, and how much it speaks for a wrong reading. */
export const WEIGHTS = `
a code 0.39
added 0 -0.76
added 1 -0.16
added 2 -0.06
added 3 0.24
added 4 0.03
as clause 0.62
as clause, new 0.62
as distance -0.13
as distance, known -0.02
as figure -0.28
as figure, new -0.1
as form 0.04
as form, new 0.04
as fragment 0.71
as fragment, new 0.71
as line -0.75
as line, known -0.1
as line, new -0.52
as money, known -0.16
as own words 0.85
as own words, new 0.85
as parking -0.06
as parking, known -0.04
as phrase -0.04
as phrase, new -0.02
as statement -0.06
as statement, known -0.35
as statement, new 0.04
as terms -0.15
as terms, new -0.15
as thing 0.07
as thing, known -0.53
as thing, new 0.8
as together 0.03
as together, new 0.03
as view -0.11
as view, known -0.01
capital inside 0.71
clause A$ 0.21
clause AD 0.14
clause AE$ -0.02
clause AJ -0.3
clause AJ$ -0.06
clause AM 0.07
clause AMA 0.3
clause AME -0.03
clause AMJ -0.05
clause AMN 0.34
clause AMQ -0.11
clause AR -0.06
clause AT -0.04
clause AV$ -0.06
clause AVN 0.16
clause C -0.25
clause CD -0.14
clause CN 0.09
clause CN$ -0.02
clause CNM -0.03
clause CQ -0.15
clause CQN -0.16
clause CS -0.12
clause CSD -0.04
clause CV -0.02
clause CVD -0.18
clause CVN -0.03
clause D 0.05
clause DAN -0.11
clause DD 0.14
clause DE 0.22
clause DEN 0.17
clause DJV -0.05
clause DN -0.11
clause DN( -0.01
clause DND 0.07
clause DNE 0.22
clause DNM -0.04
clause DNN -0.11
clause DNQ 0.59
clause DNR 0.45
clause DNT -0.03
clause DNV -0.06
clause DQN -0.17
clause DR 0.24
clause DXN -0.08
clause DY -0.04
clause DYN -0.04
clause E -0.01
clause E$ -0.23
clause EA 0.02
clause ED 0.07
clause EK -0.08
clause EM 0.21
clause EN 0.31
clause EN$ -0.09
clause ENM 0.12
clause ENN -0.08
clause ENR 0.12
clause ER -0.35
clause ERN -0.03
clause ERY -0.1
clause ETN 0.06
clause J 0.17
clause J$ 0.03
clause JA -0.12
clause JA$ -0.03
clause JJ -0.03
clause JJN -0.12
clause JK -0.11
clause JN -0.19
clause JN$ 0.03
clause JNM -0.26
clause JNN 0.31
clause JNR -0.2
clause JNT 0.19
clause JNV -0.21
clause JQN 0.1
clause JR -0.04
clause JRD 0.11
clause K -0.7
clause KC -0.32
clause M 0.04
clause M$ 0.22
clause MA$ 0.14
clause MAD 0.03
clause MAE -0.32
clause MAJ -0.2
clause MAV 0.03
clause MD -0.28
clause MDJ -0.14
clause ME -0.04
clause ME$ 0.15
clause MEK -0.01
clause MER -0.01
clause MJ 0.14
clause MJ$ 0.21
clause MJR -0.15
clause MJV 0.22
clause MM -0.01
clause MN 0.03
clause MNC 0.15
clause MNN 0.04
clause MQ -0.39
clause MQJ -0.04
clause MQN -0.2
clause MR 0.12
clause MRD 0.22
clause MRN 0.35
clause MS$ -0.03
clause MSD 0.14
clause MV 0.03
clause MV$ 0.44
clause MVD -0.17
clause MVR -0.05
clause N 0.07
clause N$ -0.16
clause N( -0.29
clause N) -0.05
clause NA$ 0.12
clause NAM -0.27
clause NAV -0.09
clause NCN 0.22
clause NCQ -0.02
clause NCV -0.09
clause ND 0.31
clause NE 0.5
clause NJ 0.45
clause NJ$ -0.34
clause NJN 0.36
clause NK -0.16
clause NKN -0.11
clause NM -0.16
clause NMA -0.22
clause NME -0.13
clause NMJ 0.03
clause NMQ 0.04
clause NMR -0.04
clause NN 0.2
clause NN$ -0.6
clause NN) 0.16
clause NNE 0.38
clause NNJ 0.08
clause NNK -0.12
clause NNM -0.48
clause NNN 0.37
clause NNO -0.04
clause NNQ 0.01
clause NNR -0.11
clause NNT -0.09
clause NNX 0.05
clause NO -0.23
clause NOQ -0.19
clause NQ 0.92
clause NQN 0.67
clause NRJ 0.08
clause NRN 0.06
clause NRS -0.16
clause NS 0.15
clause NT 0.1
clause NV -0.04
clause NVD 0.22
clause NVM -0.09
clause NVN 0.24
clause NVR -0.04
clause NVT -0.06
clause NX 0.63
clause O -0.33
clause ODN -0.3
clause OQ -0.24
clause OQN -0.14
clause Q 0.31
clause Q$ 0.1
clause QJN -0.04
clause QM 0.63
clause QN -0.09
clause QN$ 0.23
clause QN) -0.02
clause QNC -0.03
clause QND -0.07
clause QNJ -0.2
clause QNO -0.24
clause QNT 0.21
clause QQ 0.22
clause QR -0.04
clause QV 0.01
clause R -0.42
clause RDA -0.21
clause RDJ 0.22
clause RDQ 0.06
clause RJN -0.07
clause RN 0.09
clause RNM 0.29
clause RNN 0.2
clause RNR -0.1
clause RNV 0.24
clause RQ -0.02
clause RQN -0.21
clause RR 0.38
clause RSD 0.04
clause RV -0.33
clause RX -0.02
clause RY -0.15
clause RY$ -0.08
clause RYC -0.11
clause S$ -0.09
clause SDJ 0.04
clause T -0.32
clause TD -0.12
clause TN 0.23
clause TN$ 0.23
clause TQ -0.14
clause V 0.03
clause V$ -0.02
clause VA -0.06
clause VCV 0.04
clause VDV -0.11
clause VE 0.01
clause VE$ -0.06
clause VJ -0.16
clause VKN 0.04
clause VMJ 0.11
clause VMS -0.22
clause VN 0.09
clause VN$ -0.29
clause VNC -0.2
clause VNM 0.1
clause VNN 0.33
clause VNO 0.07
clause VNR -0.03
clause VR 0.19
clause VRS 0.18
clause VS -0.11
clause VSD -0.04
clause VT -0.1
clause VTD -0.01
clause VVM -0.05
clause X 0.21
clause XE -0.06
clause XJ 0.19
clause XM -0.03
clause XME 0.51
clause XMJ -0.03
clause XMN -0.09
clause XMQ -0.25
clause XMR 0.13
clause XN 0.02
clause XR -0.06
clause XV 0.02
clause XVN 0.09
clause XVQ -0.02
clause Y 0.15
clause YC -0.11
clause YCV -0.05
clause YK 0.1
clause YNN -0.03
clause ^A 0.24
clause ^AM 0.23
clause ^D 0.08
clause ^DE 0.16
clause ^DN -0.01
clause ^DV 0.2
clause ^NN -0.14
clause ^QN -0.1
clause ^VN -0.06
clause ^X -0.05
clause ^XM -0.15
clause ^XV 0.18
clause length 3 -0.18
clause length 5 0.14
clause length 6 0.04
features 1 -0.34
features 2 -0.06
features 3 0.11
head a word 0.38
head known -0.23
head of a concept -0.1
head strange 0.25
kept 1 0.02
kept 2 -0.21
kept 3 0.04
kept 4 -0.41
kind amenity 0.02
kind appliance -0.17
kind appliance, as thing -0.16
kind building, as dwelling 0.14
kind building, as figure -0.05
kind building, as line -0.24
kind building, as statement -0.13
kind building, as thing 0.13
kind character 0.35
kind character, as thing 0.15
kind condition 0.61
kind condition, as clause 0.42
kind condition, as fragment 0.58
kind condition, as line -0.14
kind fee, as figure 0.27
kind fee, as line -0.19
kind fee, as money -0.27
kind fee, as statement -0.07
kind fee, as terms 0.54
kind finish 0.34
kind finish, as own words 0.4
kind finish, as phrase 0.23
kind income -0.41
kind income, as terms -0.12
kind income, as thing -0.11
kind land, as own words -0.22
kind land, as statement 0.13
kind land, as thing 0.25
kind location 0.16
kind location, as distance -0.13
kind location, as figure 0.13
kind location, as line 0.08
kind location, as own words -0.24
kind location, as phrase -0.21
kind location, as thing 0.32
kind outdoor place, as own words -0.02
kind parking -0.4
kind parking, as figure -0.05
kind parking, as parking -0.06
kind pets 0.12
kind restriction, as line -0.02
kind restriction, as statement 0.14
kind restriction, as thing -0.17
kind room -0.43
kind room, as clause -0.46
kind room, as phrase 0.1
kind storage -0.18
kind system -0.16
kind system, as fragment 0.01
kind system, as own words 0.41
kind system, as phrase -0.08
kind system, as thing -0.15
kind technology 0.24
kind technology, as thing 0.26
kind tenancy 0.06
kind tenancy, as figure 0.01
kind tenancy, as statement 0.05
kind tenancy, as terms -0.31
kind tenancy, as thing 0.37
kind terms 0.05
kind terms, as figure -0.06
kind terms, as line 0.3
kind terms, as own words -0.07
kind terms, as statement 0.09
kind terms, as thing -0.32
kind update 0.09
kind update, as form 0.14
kind utilities -0.01
kind utilities, as own words 0.16
kind utilities, as thing -0.2
kind view 0.25
kind view, as line 0.29
kind view, as view -0.11
kind zoning 0.1
lone letter 0.29
lost 0 -0.35
lost 2 -0.02
lost 3 0.76
lost 4 0.09
note DN -0.19
note DN$ -0.15
note E -0.03
note JN 0.51
note JNA 0.11
note JNN 0.22
note N 0.66
note N$ 0.47
note NA 0.01
note NC -0.22
note ND 0.13
note NDN 0.16
note NN$ 0.01
note NNN -0.26
note NNQ 0.06
note NNR -0.13
note NNV -0.06
note NQ 0.51
note NQN 0.19
note NR -0.71
note NS 0.27
note NV -0.21
note NY 0.42
note Q 0.37
note QN$ 0.1
note QR 0.03
note R -0.56
note RN$ 0.23
note V 0.13
note VN -0.05
note X 0.2
note X$ 0.24
note Y 0.35
note ^JN 0.03
note ^N 0.36
note ^NN -0.15
note ^NQ 0.06
note ^QN -0.12
note length 2 0.36
note length 3 0.31
note length 4 -0.02
note length 5 -0.02
number plural, counted -0.36
number singular 0.09
number singular, a name 0.13
number singular, counted 0.06
of no place 0.46
of no thing 0.03
one of several -0.01
one word 0.03
short uncommon word 0.03
strange word 0.32
thing A$ -0.01
thing AN -0.16
thing AQ -0.11
thing AQN -0.02
thing CNN -0.05
thing DA -0.03
thing DJ 0.08
thing DJ$ 0.12
thing DN 0.1
thing DQ 0.26
thing DV -0.17
thing DVN -0.04
thing E -0.1
thing EN -0.35
thing ENN -0.1
thing ER 0.09
thing J 0.14
thing JC 0.31
thing JJ -0.1
thing JJ$ -0.17
thing JN -0.24
thing JN$ -0.07
thing JNR -0.15
thing JQ 0.2
thing JR 0.19
thing JRD 0.02
thing KNK -0.01
thing N 0.03
thing N$ 0.01
thing NA 0.11
thing NC -0.45
thing NCN -0.03
thing NEN 0.04
thing NJ 0.19
thing NJ$ -0.1
thing NJN 0.1
thing NN -0.09
thing NN$ -0.36
thing NN( -0.23
thing NN) 0.24
thing NNC -0.08
thing NNJ 0.59
thing NNQ 0.28
thing NNR -0.23
thing NNV 0.05
thing NO -0.43
thing NON -0.02
thing NQ 0.83
thing NQN 0.67
thing NR -0.3
thing NRN -0.04
thing NTD -0.06
thing NV 0.12
thing NV$ -0.15
thing NVN 0.14
thing NX 0.09
thing NXN 0.08
thing O -0.14
thing ON -0.08
thing Q 0.44
thing Q$ 0.21
thing QE -0.02
thing QN 0.34
thing QN$ 0.03
thing QNA -0.08
thing QNN 0.04
thing QNR 0.22
thing RD -0.11
thing RDN 0.09
thing RDV -0.09
thing RN 0.68
thing RNN 0.36
thing T 0.13
thing TDN -0.12
thing V 0.01
thing VNN 0.06
thing VR -0.05
thing VRD -0.35
thing X 0.77
thing XN 0.42
thing ^D 0.68
thing ^E -0.12
thing ^EN -0.51
thing ^JJ -0.16
thing ^JN -0.44
thing ^N 0.02
thing ^N$ 0.02
thing ^NA 0.04
thing ^NC -0.22
thing ^NJ -0.03
thing ^NN -0.18
thing ^NQ 0.07
thing ^NR -0.01
thing ^Q -0.24
thing ^QJ -0.07
thing ^QN -0.06
thing ^V$ -0.05
thing ^X 0.13
thing length 1 -0.42
thing length 2 0.25
thing length 3 0.29
thing length 4 0.13
told as typed -0.01
told as typed, with a verb -0.43
told mark $ 0.14
told mark % -0.04
told mark ( -0.05
told mark ) -0.05
told mark - -0.17
told mark / 0.66
told mark : 1.37
turns 0 -0.18
turns 1 -0.49
turns 2 0.03
typed (N -0.08
typed )$ -0.16
typed A$ -0.28
typed AA -0.16
typed AE 0.08
typed AK 0.27
typed AQ -0.02
typed AR -0.26
typed AV 0.14
typed CA -0.01
typed CD 0.31
typed CE -0.16
typed CJ -0.1
typed CN 0.08
typed CV -0.03
typed D$ 0.34
typed DJ 0.05
typed DN -0.07
typed DQ 0.36
typed DV 0.03
typed EJ 0.03
typed EK 0.12
typed EQ 0.24
typed EV -0.19
typed J$ -0.08
typed JA -0.27
typed JC 0.01
typed JE 0.54
typed JJ 0.16
typed JK -0.25
typed JN -0.03
typed JQ 0.03
typed JV 0.09
typed JX 0.33
typed JY 0.04
typed KA 0.03
typed KE 0.36
typed KJ 0.09
typed KN -0.2
typed KR 0.16
typed M$ 0.55
typed MD -0.17
typed ME 0.15
typed MN 0.39
typed MV 0.12
typed N$ -0.11
typed N) -0.12
typed NA 0.18
typed NC -0.05
typed ND 0.27
typed NK -0.01
typed NM 0.18
typed NN 0.08
typed NQ 0.35
typed NS 0.14
typed NX 0.05
typed NY -0.1
typed OQ 0.28
typed Q$ -0.02
typed QE -0.4
typed QJ 0.05
typed QK 0.03
typed QN 0.06
typed QR 0.18
typed R$ -0.1
typed RD -0.11
typed RE -0.11
typed RJ 0.04
typed RQ -0.1
typed RV -0.09
typed RX 0.02
typed RY 0.16
typed S$ -0.07
typed SN -0.16
typed SR 0.13
typed TD -0.06
typed TJ 0.1
typed TQ -0.05
typed V$ -0.05
typed VC 0.08
typed VD -0.23
typed VE 0.12
typed VM 0.25
typed VN 0.34
typed VQ 0.31
typed VR -0.11
typed VS -0.12
typed VT -0.23
typed VX 0.18
typed X$ -0.05
typed XA 0.29
typed XN 0.21
typed XQ -0.09
typed XR 0.2
typed XX 0.34
typed XY -0.07
typed Y$ -0.03
typed YK -0.16
typed YR -0.01
typed ^A -0.25
typed ^D -0.21
typed ^E -0.05
typed ^J -0.24
typed ^M 0.02
typed ^N -0.03
typed ^Q -0.07
typed ^R -0.3
typed ^S 0.23
typed ^V -0.16
typed commas 0 -0.27
typed commas 1 -0.11
typed commas 4 0.16
typed length 1 -1.07
typed length 2 -0.5
typed length 3 -0.04
typed length 4 0.4
typed length 5 0.57
typed length 6 0.72
typed mark $ 0.01
typed mark % -0.05
typed mark & -0.13
typed mark ( -0.02
typed mark ) -0.02
typed mark + 0.4
typed mark - 0.05
typed mark / 0.2
typed mark : 0.32
typed mark = 0.11
typed short forms 0 -0.28
typed short forms 1 0.28
typed short forms 3 -0.01
typed short forms 4 -0.21
typed strange 0 -0.41
typed strange 1 0.21
typed strange 2 0.55
typed strange 3 0.01
typed word a -0.31
typed word about -0.25
typed word all 0.25
typed word and 0.07
typed word approx -0.5
typed word as 0.12
typed word both 0.26
typed word by -0.01
typed word each 0.37
typed word every 0.06
typed word from 0.15
typed word has 0.09
typed word if 0.13
typed word in -0.01
typed word incl 0.38
typed word is 0.29
typed word min 0.08
typed word no 0.52
typed word not 0.47
typed word of 0.24
typed word off -0.07
typed word ok 0.4
typed word on -0.1
typed word only 0.13
typed word per 0.27
typed word so 0.04
typed word the -0.05
typed word thru -0.15
typed word to -0.31
typed word under 0.08
typed word w -0.26
typed word with -0.3
verbs 0 0.22
verbs 1 0.07
verbs 2 0.12
`
