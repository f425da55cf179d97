// Written by `npx tsx packages/writing-lab/src/trust/cli-fit-trust.ts`; not to be edited by hand.

/** The doubt about a reading without any signal. */
export const BIAS = -0.32

/** How the doubt about a note and those about the others of its property weigh together. */
export const AMONG = { bias: 0.82, own: 0.84, others: 0.4 }

/** A signal on each line, and how much it speaks for a wrong reading. */
export const WEIGHTS = `
as clause 0.58
as clause, new 0.58
as distance -0.17
as distance, new -0.05
as figure -0.31
as figure, new -0.14
as fragment 0.62
as fragment, new 0.62
as line -0.81
as line, new -0.64
as money, known -0.1
as own words 0.76
as own words, new 0.76
as phrase -0.32
as phrase, known -0.05
as phrase, new -0.02
as statement -0.26
as statement, known -0.16
as statement, new -0.02
as terms -0.24
as terms, new -0.24
as thing 0.05
as thing, known -0.74
as thing, new 0.7
capital inside 0.48
clause A -0.08
clause A$ 0.12
clause AD 0.1
clause AJ -0.4
clause AJ$ -0.11
clause AM 0.19
clause AMA 0.11
clause AME -0.01
clause AMN 0.28
clause AMQ -0.22
clause ANM -0.16
clause AQ -0.01
clause AT -0.02
clause AV 0.05
clause AVN 0.04
clause C -0.26
clause CNM -0.1
clause CNN 0.01
clause CNR 0.01
clause CQ -0.27
clause CQN -0.08
clause CS -0.07
clause CSD -0.04
clause CV -0.11
clause CVD -0.11
clause CVN -0.11
clause CX 0.02
clause DD 0.05
clause DE 0.14
clause DEN 0.07
clause DJ -0.07
clause DJN -0.1
clause DJV -0.1
clause DN -0.13
clause DNC -0.12
clause DND 0.04
clause DNE 0.31
clause DNM -0.01
clause DNN -0.19
clause DNQ 0.57
clause DNR 0.59
clause DNV -0.01
clause DQN -0.35
clause DR 0.12
clause DVN 0.23
clause DXN -0.06
clause E$ -0.35
clause EA 0.01
clause EK -0.04
clause EN 0.45
clause ENM 0.01
clause ER -0.18
clause ERQ -0.03
clause ERY -0.21
clause J 0.12
clause J$ 0.05
clause JA -0.08
clause JA$ -0.04
clause JC 0.05
clause JJN -0.09
clause JK -0.03
clause JN -0.21
clause JNM -0.16
clause JNN 0.43
clause JNR -0.15
clause JNV -0.28
clause JQN 0.18
clause JRD 0.12
clause JVM -0.02
clause K -0.69
clause KC -0.21
clause KCD -0.01
clause M -0.09
clause M$ 0.13
clause MA -0.11
clause MA$ 0.01
clause MAE -0.22
clause MAJ -0.14
clause MAV 0.21
clause MD -0.1
clause MDJ -0.38
clause ME -0.06
clause MER -0.1
clause MJ 0.04
clause MJ$ 0.2
clause MJV 0.2
clause MN 0.06
clause MNC 0.12
clause MNR 0.06
clause MQ -0.32
clause MQN -0.1
clause MR 0.13
clause MRD 0.32
clause MRN 0.14
clause MS$ -0.01
clause MSD 0.23
clause MV 0.01
clause MV$ 0.6
clause MVD -0.06
clause N -0.05
clause N$ -0.32
clause N( -0.22
clause NA$ 0.05
clause NAV -0.06
clause NC -0.06
clause NCN 0.03
clause NCQ -0.22
clause NCV -0.1
clause ND 0.32
clause NE 0.61
clause NEN 0.05
clause NJ 0.29
clause NJ$ -0.39
clause NJN 0.17
clause NKN -0.07
clause NM -0.23
clause NMA -0.26
clause NMD -0.01
clause NME -0.04
clause NN 0.22
clause NN$ -0.4
clause NNE 0.18
clause NNJ 0.15
clause NNK -0.06
clause NNM -0.45
clause NNN 0.5
clause NNO -0.09
clause NNR -0.06
clause NNX 0.07
clause NO -0.14
clause NOQ -0.15
clause NQ 0.92
clause NQN 0.81
clause NRD -0.15
clause NRJ 0.07
clause NRQ 0.23
clause NS 0.01
clause NV$ -0.02
clause NVD 0.34
clause NVM -0.06
clause NVN 0.05
clause NVQ 0.1
clause NVT -0.02
clause NX 0.27
clause O -0.44
clause ODN -0.1
clause ODQ 0.12
clause ONN -0.04
clause OQ -0.18
clause OQN -0.14
clause Q 0.23
clause Q$ 0.01
clause QJN -0.02
clause QM 0.25
clause QN$ 0.15
clause QND -0.04
clause QNJ -0.14
clause QNM 0.08
clause QNN -0.19
clause QNO -0.25
clause QNR -0.09
clause QNT 0.24
clause QQ 0.08
clause QR -0.04
clause QV 0.04
clause R -0.49
clause RDJ 0.15
clause RDN 0.12
clause RJ 0.01
clause RN 0.07
clause RN$ -0.03
clause RNM 0.2
clause RNN 0.1
clause RNR -0.07
clause RNV 0.22
clause RQN -0.09
clause RR 0.11
clause RSD 0.05
clause RV -0.13
clause RY -0.06
clause RY$ -0.09
clause S$ -0.08
clause SDJ 0.06
clause SR -0.06
clause SRD -0.02
clause T -0.41
clause TD -0.08
clause TDN -0.11
clause TN 0.02
clause TN$ 0.18
clause TQ -0.1
clause V 0.05
clause VC 0.07
clause VCV 0.04
clause VDV -0.01
clause VKN 0.05
clause VMJ 0.08
clause VMS -0.21
clause VN 0.02
clause VN$ -0.02
clause VNC -0.21
clause VNM 0.18
clause VNN 0.23
clause VNR -0.12
clause VNV 0.08
clause VQ 0.19
clause VQN 0.11
clause VR 0.09
clause VRS 0.09
clause VS -0.1
clause VT -0.02
clause VV -0.01
clause VVM -0.02
clause X 0.03
clause XE -0.02
clause XME 0.09
clause XMN -0.03
clause XMQ -0.01
clause XMR 0.4
clause XN 0.11
clause XNM 0.01
clause XVN 0.2
clause Y 0.25
clause YCV -0.03
clause ^A 0.19
clause ^AM 0.22
clause ^D 0.14
clause ^DV 0.22
clause ^N -0.27
clause ^Q -0.1
clause ^QN -0.15
clause ^VN -0.08
clause ^X -0.16
clause ^XM -0.05
clause length 2 -0.14
clause length 3 -0.15
clause length 4 -0.11
clause length 5 0.06
clause length 6 0.18
features 1 -0.26
features 2 -0.13
head a word 0.32
head known -0.47
head of a concept -0.35
head strange 0.27
kind amenity, as thing 0.05
kind building, as figure -0.02
kind building, as statement -0.08
kind character 0.39
kind character, as thing 0.29
kind condition 0.51
kind condition, as clause 0.23
kind condition, as fragment 0.64
kind condition, as own words 0.07
kind condition, as statement -0.01
kind condition, as thing -0.03
kind fee, as figure 0.25
kind fee, as line -0.13
kind fee, as money -0.31
kind fee, as statement -0.09
kind fee, as terms 0.58
kind finish 0.28
kind finish, as own words 0.37
kind income -0.27
kind income, as terms -0.14
kind land -0.26
kind land, as own words -0.16
kind land, as thing 0.51
kind location 0.2
kind location, as distance -0.17
kind location, as line 0.19
kind location, as own words -0.17
kind location, as phrase -0.02
kind location, as statement 0.14
kind location, as thing 0.18
kind outdoor place -0.18
kind outdoor place, as own words -0.1
kind parking -0.53
kind restriction 0.12
kind restriction, as line -0.04
kind restriction, as statement 0.2
kind restriction, as thing -0.15
kind room -0.36
kind room, as fragment -0.04
kind room, as own words 0.16
kind room, as thing -0.06
kind storage, as thing 0.12
kind system -0.09
kind system, as own words 0.28
kind system, as thing -0.05
kind tenancy, as statement 0.08
kind tenancy, as terms -0.27
kind tenancy, as thing 0.21
kind terms, as figure -0.09
kind terms, as line 0.02
kind terms, as own words -0.14
kind terms, as statement 0.3
kind terms, as thing -0.22
kind update, as thing 0.04
kind utilities -0.05
kind utilities, as own words 0.2
kind utilities, as thing -0.03
kind view 0.19
kind view, as thing 0.08
kind zoning 0.26
lone letter 0.25
lost 0 -0.5
lost 1 0.1
lost 3 0.61
lost 4 0.08
note A -0.09
note A$ -0.08
note J 0.01
note JN 0.38
note JNN 0.06
note N 0.47
note N$ 0.33
note NA 0.03
note NC -0.19
note ND 0.09
note NDN 0.09
note NNN -0.28
note NNQ 0.01
note NNR -0.13
note NNV -0.04
note NQ 0.48
note NQN 0.24
note NR -0.76
note NRN -0.01
note NS 0.23
note NV -0.32
note NY 0.36
note Q 0.4
note QJ 0.02
note QN$ 0.06
note R -0.73
note RN$ 0.08
note S 0.06
note VN -0.17
note X 0.23
note X$ 0.17
note Y 0.11
note ^N 0.32
note ^NN -0.06
note ^NQ 0.04
note length 2 0.03
note length 3 0.23
number plural -0.26
number plural, counted -0.41
number singular, a name 0.07
short uncommon word 0.08
strange word 0.29
thing AN -0.11
thing CN -0.07
thing CN$ -0.07
thing CNN -0.1
thing CNR 0.03
thing DJ$ 0.17
thing DN$ -0.15
thing DNN 0.12
thing DQ 0.2
thing DV -0.04
thing E -0.23
thing EN -0.29
thing ENN -0.02
thing J 0.11
thing JN -0.23
thing JNR -0.25
thing JR 0.13
thing JRD 0.07
thing JV -0.09
thing N 0.03
thing N$ -0.11
thing NC -0.4
thing NCN -0.08
thing NE 0.14
thing NEN 0.08
thing NJ 0.11
thing NJ$ -0.02
thing NJN 0.1
thing NN -0.03
thing NN$ -0.33
thing NN( -0.03
thing NNC -0.07
thing NNJ 0.44
thing NNN 0.08
thing NNQ 0.21
thing NNR -0.47
thing NNV 0.13
thing NO -0.25
thing NQ 0.85
thing NQN 0.77
thing NR -0.22
thing NRN -0.02
thing NRQ -0.14
thing NV 0.09
thing NV$ -0.08
thing NVN 0.13
thing NX 0.32
thing O -0.15
thing Q 0.44
thing QN 0.56
thing QN$ 0.11
thing QNN -0.15
thing QNR 0.21
thing RDN 0.27
thing RDV -0.04
thing RN 0.43
thing RNN 0.17
thing VN$ -0.07
thing VNN 0.16
thing VR -0.01
thing VRD -0.22
thing X 0.38
thing XN 0.04
thing ^E -0.34
thing ^EN -0.36
thing ^J -0.11
thing ^JN -0.49
thing ^NC -0.19
thing ^NE 0.03
thing ^NN -0.17
thing ^NQ 0.15
thing ^Q -0.29
thing ^QN -0.02
thing ^V -0.03
thing ^VN -0.05
thing ^X 0.01
thing length 1 -0.75
thing length 3 0.15
told as typed -0.33
told as typed, with a verb -0.56
told mark $ 0.09
told mark % -0.01
told mark - -0.1
told mark / 0.81
typed (Q -0.05
typed )$ -0.32
typed AA -0.06
typed AE 0.04
typed AV 0.13
typed AX 0.09
typed CE -0.06
typed CN 0.3
typed D$ 0.12
typed DN -0.11
typed DQ 0.17
typed DV 0.15
typed EA 0.08
typed ED 0.04
typed EJ 0.07
typed EN 0.03
typed EQ 0.03
typed ER -0.01
typed EV -0.12
typed J$ -0.08
typed JA -0.24
typed JE 0.25
typed JJ 0.26
typed JN 0.07
typed JQ 0.18
typed JT 0.01
typed JV 0.11
typed JX 0.38
typed KN -0.34
typed KQ -0.06
typed M$ 0.21
typed MD -0.09
typed ME 0.1
typed MN 0.35
typed MV 0.15
typed N$ -0.05
typed NA 0.04
typed ND 0.36
typed NJ 0.15
typed NK -0.67
typed NM 0.13
typed NN 0.15
typed NO 0.1
typed NQ 0.28
typed NS 0.29
typed NV -0.06
typed NX 0.2
typed NY -0.04
typed OQ 0.31
typed Q$ -0.03
typed QE -0.3
typed QJ 0.27
typed QN 0.13
typed QQ -0.02
typed QR 0.08
typed QX 0.05
typed R$ -0.03
typed RE -0.07
typed RJ 0.14
typed RN 0.06
typed RX 0.06
typed RY 0.05
typed S$ -0.09
typed SN -0.1
typed SV 0.01
typed TD -0.17
typed V$ 0.01
typed VC 0.13
typed VD -0.03
typed VE 0.19
typed VJ 0.12
typed VM 0.27
typed VN 0.32
typed VQ 0.3
typed VR -0.05
typed VS -0.12
typed VT -0.25
typed VX 0.17
typed VY -0.04
typed XA 0.24
typed XE 0.03
typed XJ 0.12
typed XM 0.03
typed XN 0.3
typed XQ -0.05
typed XR 0.21
typed XX 0.11
typed Y$ -0.25
typed YC 0.12
typed YX -0.17
typed ^A -0.03
typed ^D 0.07
typed ^J -0.07
typed ^M 0.05
typed ^N -0.06
typed ^Q -0.19
typed ^R -0.38
typed ^S 0.21
typed ^V -0.11
typed ^X -0.09
typed length 1 -0.97
typed length 2 -0.53
typed length 3 -0.03
typed length 4 0.39
typed length 5 0.56
typed length 6 0.21
typed mark $ 0.07
typed mark % -0.07
typed mark ( -0.12
typed mark ) -0.12
typed mark + 0.52
typed mark - -0.01
typed mark / 0.3
typed mark = 0.12
typed strange 0 -0.51
typed strange 1 0.15
typed strange 2 0.54
typed word a -0.11
typed word about -0.18
typed word all 0.34
typed word and 0.04
typed word approx -0.21
typed word as 0.17
typed word at -0.05
typed word both 0.15
typed word by -0.25
typed word each 0.28
typed word every 0.02
typed word for 0.04
typed word if 0.15
typed word incl 0.27
typed word is 0.18
typed word min 0.17
typed word needs -0.06
typed word no 0.53
typed word not 0.54
typed word of 0.13
typed word ok 0.39
typed word on -0.15
typed word only 0.16
typed word over -0.09
typed word per 0.25
typed word the -0.15
typed word to -0.21
`
