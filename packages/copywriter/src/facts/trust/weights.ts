// Written by `npx tsx packages/writing-lab/src/trust/cli-fit-trust.ts`; not to be edited by hand.

/** The doubt about a reading without any signal. */
export const BIAS = -0.33

/** A signal on each line, and how much it speaks for a wrong reading. */
export const WEIGHTS = `
as clause 0.58
as clause, new 0.58
as distance -0.21
as distance, new -0.02
as figure -0.33
as figure, new -0.15
as fragment 0.62
as fragment, new 0.62
as line -0.83
as line, new -0.66
as money, known -0.09
as money, new 0.01
as own words 0.78
as own words, new 0.78
as phrase -0.33
as phrase, known -0.05
as phrase, new -0.02
as statement -0.25
as statement, known -0.17
as terms -0.26
as terms, new -0.26
as thing 0.04
as thing, known -0.73
as thing, new 0.71
capital inside 0.42
clause A -0.06
clause A$ 0.2
clause AD 0.1
clause AJ -0.4
clause AJ$ -0.14
clause AM 0.19
clause AMA 0.15
clause AMN 0.29
clause AMQ -0.21
clause AN$ 0.02
clause ANM -0.17
clause AT -0.02
clause AV 0.03
clause AVN 0.05
clause C -0.3
clause CE$ -0.01
clause CNM -0.09
clause CNN 0.03
clause CNR 0.01
clause CQ -0.24
clause CQN -0.08
clause CS -0.06
clause CSD -0.02
clause CV -0.09
clause CVD -0.09
clause CVN -0.12
clause CX 0.02
clause D 0.01
clause DD 0.05
clause DE 0.13
clause DEN 0.07
clause DJ -0.07
clause DJN -0.11
clause DJV -0.09
clause DN -0.13
clause DNC -0.14
clause DND 0.03
clause DNE 0.33
clause DNM -0.02
clause DNN -0.19
clause DNQ 0.49
clause DNR 0.55
clause DQN -0.34
clause DR 0.14
clause DVN 0.23
clause DXN -0.06
clause E$ -0.34
clause EK -0.03
clause EN 0.47
clause EN$ -0.01
clause ENM 0.02
clause ER -0.19
clause ERQ -0.02
clause ERY -0.22
clause J 0.13
clause J$ 0.07
clause JA -0.08
clause JA$ -0.04
clause JC 0.05
clause JJN -0.09
clause JK -0.02
clause JN -0.23
clause JN$ 0.04
clause JNM -0.16
clause JNN 0.47
clause JNR -0.15
clause JNV -0.3
clause JQ 0.03
clause JQN 0.2
clause JRD 0.14
clause JVM -0.01
clause K -0.66
clause KC -0.21
clause M -0.08
clause M$ 0.18
clause MA -0.06
clause MA$ 0.01
clause MAE -0.2
clause MAJ -0.15
clause MAV 0.2
clause MD -0.08
clause MDJ -0.38
clause MDN 0.02
clause ME -0.07
clause MER -0.11
clause MJ 0.02
clause MJ$ 0.19
clause MJV 0.24
clause MN 0.06
clause MNC 0.13
clause MNN 0.03
clause MNR 0.06
clause MQ -0.28
clause MQN -0.11
clause MR 0.14
clause MRD 0.32
clause MRN 0.12
clause MSD 0.23
clause MV 0.03
clause MV$ 0.55
clause MVD -0.05
clause N -0.05
clause N$ -0.28
clause N( -0.23
clause NA$ 0.02
clause NAV -0.04
clause NC -0.01
clause NCN 0.02
clause NCQ -0.23
clause NCV -0.08
clause ND 0.33
clause NE 0.63
clause NEN 0.04
clause NJ 0.24
clause NJ$ -0.38
clause NJN 0.12
clause NKN -0.06
clause NM -0.23
clause NMA -0.24
clause NME -0.02
clause NN 0.22
clause NN$ -0.4
clause NNA 0.1
clause NNE 0.17
clause NNJ 0.07
clause NNK -0.07
clause NNM -0.5
clause NNN 0.46
clause NNO -0.07
clause NNQ 0.13
clause NNR -0.14
clause NNX 0.06
clause NO -0.18
clause NOQ -0.13
clause NQ 0.62
clause NQ$ -0.23
clause NQN 0.86
clause NRD -0.11
clause NRJ 0.08
clause NRQ 0.28
clause NRS -0.01
clause NS 0.01
clause NTV 0.12
clause NV$ -0.16
clause NVD 0.31
clause NVM -0.05
clause NVN 0.08
clause NVQ 0.12
clause NVT -0.05
clause NX 0.31
clause NXN 0.01
clause NY 0.08
clause O -0.46
clause ODN -0.13
clause ODQ 0.13
clause OQ -0.17
clause OQN -0.13
clause Q 0.07
clause QA 0.18
clause QM 0.22
clause QN$ 0.17
clause QND -0.03
clause QNJ -0.11
clause QNM 0.08
clause QNN -0.13
clause QNO -0.27
clause QNR -0.04
clause QNT 0.26
clause QQ 0.1
clause QR -0.13
clause R -0.47
clause RDJ 0.15
clause RDN 0.12
clause RNK -0.02
clause RNM 0.23
clause RNN 0.09
clause RNR -0.02
clause RNV 0.2
clause RNY -0.01
clause RQN -0.03
clause RR 0.11
clause RV -0.17
clause RY -0.06
clause RY$ -0.12
clause S$ -0.1
clause SDJ 0.07
clause SR -0.1
clause SRD -0.07
clause T -0.35
clause TD -0.09
clause TDN -0.14
clause TN$ 0.19
clause TQ -0.07
clause V 0.06
clause VC 0.05
clause VCV 0.06
clause VKN 0.05
clause VMJ 0.1
clause VMS -0.18
clause VN 0.03
clause VN$ -0.12
clause VNC -0.22
clause VNM 0.26
clause VNN 0.2
clause VNQ 0.15
clause VNR -0.14
clause VNV 0.03
clause VQ 0.24
clause VQN 0.1
clause VR 0.07
clause VRS 0.1
clause VS -0.15
clause VT -0.05
clause VV -0.04
clause VVM -0.02
clause X 0.04
clause XE -0.02
clause XME 0.11
clause XMJ -0.05
clause XMN -0.03
clause XMQ -0.02
clause XMR 0.42
clause XN 0.11
clause XNM 0.01
clause XVN 0.21
clause Y 0.24
clause YC -0.01
clause YCV -0.08
clause ^A 0.17
clause ^AM 0.19
clause ^D 0.17
clause ^DV 0.15
clause ^N -0.3
clause ^NM -0.01
clause ^NN -0.03
clause ^Q -0.07
clause ^QN -0.14
clause ^VN -0.09
clause ^X -0.19
clause ^XM -0.08
clause length 2 -0.1
clause length 3 -0.14
clause length 4 -0.12
clause length 5 0.02
clause length 6 0.15
digit inside -0.03
features 1 -0.27
features 2 -0.14
head a word 0.35
head known -0.47
head of a concept -0.35
head strange 0.15
kind amenity, as thing 0.01
kind availability -0.08
kind building, as figure -0.01
kind building, as statement -0.06
kind character 0.37
kind character, as thing 0.28
kind condition 0.5
kind condition, as clause 0.2
kind condition, as fragment 0.63
kind condition, as own words 0.09
kind condition, as statement -0.05
kind fee, as figure 0.25
kind fee, as line -0.12
kind fee, as money -0.3
kind fee, as statement -0.09
kind fee, as terms 0.61
kind finish 0.28
kind finish, as own words 0.38
kind income -0.26
kind income, as terms -0.11
kind income, as thing -0.03
kind land -0.25
kind land, as own words -0.18
kind land, as thing 0.53
kind location 0.19
kind location, as distance -0.21
kind location, as line 0.17
kind location, as own words -0.17
kind location, as phrase -0.02
kind location, as statement 0.23
kind location, as thing 0.19
kind outdoor place -0.2
kind outdoor place, as own words -0.09
kind parking -0.54
kind restriction 0.12
kind restriction, as line -0.08
kind restriction, as statement 0.21
kind restriction, as thing -0.16
kind room -0.37
kind room, as fragment -0.04
kind room, as own words 0.1
kind room, as thing -0.07
kind storage, as thing 0.14
kind system -0.13
kind system, as own words 0.22
kind system, as thing -0.06
kind tenancy, as statement 0.08
kind tenancy, as terms -0.26
kind tenancy, as thing 0.22
kind terms, as figure -0.07
kind terms, as line 0.01
kind terms, as own words -0.12
kind terms, as statement 0.32
kind terms, as terms -0.03
kind terms, as thing -0.21
kind update, as thing 0.01
kind utilities -0.03
kind utilities, as own words 0.22
kind utilities, as thing -0.06
kind view 0.21
kind view, as thing 0.08
kind zoning 0.27
lost 0 -0.49
lost 1 0.09
lost 3 0.57
note A -0.08
note A$ -0.08
note J 0.01
note JN 0.38
note JNN 0.03
note N 0.46
note N$ 0.31
note NA 0.05
note NC -0.2
note ND 0.08
note NDN 0.1
note NNN -0.22
note NNR -0.13
note NNV -0.02
note NQ 0.39
note NQN 0.17
note NR -0.77
note NS 0.22
note NV -0.27
note NY 0.41
note Q 0.28
note QJ 0.04
note QN$ 0.12
note R -0.7
note RN$ 0.09
note S 0.07
note VN -0.16
note X 0.22
note X$ 0.16
note Y 0.14
note ^N 0.3
note ^NN -0.12
note ^NQ 0.12
note length 2 0.05
note length 3 0.18
number plural -0.29
number plural, counted -0.4
short uncommon word 0.23
strange word 0.33
thing AN -0.12
thing CN -0.05
thing CN$ -0.06
thing CNN -0.11
thing CNR 0.04
thing DJ$ 0.17
thing DN$ -0.13
thing DNN 0.12
thing DQ 0.21
thing DV -0.04
thing E -0.2
thing EN -0.29
thing ENN -0.03
thing J 0.1
thing JN -0.22
thing JNR -0.26
thing JR 0.14
thing JRD 0.08
thing JV -0.08
thing N 0.04
thing N$ -0.07
thing NA 0.06
thing NC -0.39
thing NCN -0.08
thing NE 0.14
thing NEN 0.08
thing NJ 0.11
thing NJ$ -0.03
thing NJN 0.09
thing NN -0.02
thing NN$ -0.32
thing NN( -0.03
thing NNC -0.06
thing NNJ 0.43
thing NNQ 0.28
thing NNR -0.49
thing NNV 0.1
thing NO -0.26
thing NQ 0.7
thing NQN 0.77
thing NR -0.23
thing NRN -0.03
thing NRQ -0.12
thing NV 0.1
thing NV$ -0.06
thing NVN 0.14
thing NX 0.27
thing O -0.16
thing Q 0.35
thing QN 0.56
thing QN$ 0.11
thing QNN -0.17
thing QNR 0.24
thing RDN 0.26
thing RDV -0.03
thing RN 0.41
thing RNN 0.19
thing VN$ -0.07
thing VNN 0.16
thing VR -0.02
thing VRD -0.22
thing X 0.35
thing XN 0.06
thing ^E -0.34
thing ^EN -0.36
thing ^J -0.09
thing ^JN -0.48
thing ^N -0.01
thing ^NC -0.19
thing ^NE 0.02
thing ^NN -0.15
thing ^NQ 0.06
thing ^NR 0.01
thing ^Q -0.29
thing ^QN -0.03
thing ^V -0.03
thing ^VN -0.07
thing ^X 0.01
thing length 1 -0.76
thing length 3 0.14
told as typed -0.32
told as typed, with a verb -0.55
told mark $ 0.07
told mark % -0.04
told mark ( -0.02
told mark ) -0.02
told mark - -0.09
told mark / 0.86
typed (Q -0.03
typed )$ -0.32
typed AA -0.07
typed AV 0.11
typed AX 0.11
typed CE -0.12
typed CN 0.31
typed D$ 0.13
typed DN -0.15
typed DQ 0.27
typed DV 0.16
typed E$ -0.01
typed EA 0.07
typed ED 0.06
typed EJ 0.03
typed EN 0.02
typed EQ 0.04
typed EV -0.11
typed J$ -0.04
typed JA -0.24
typed JE 0.27
typed JJ 0.26
typed JN 0.12
typed JQ 0.14
typed JV 0.08
typed JX 0.41
typed KN -0.35
typed KQ -0.06
typed M$ 0.24
typed MD -0.1
typed ME 0.12
typed MN 0.37
typed MV 0.15
typed N$ -0.08
typed ND 0.43
typed NJ 0.14
typed NK -0.64
typed NM 0.12
typed NN 0.17
typed NO 0.1
typed NQ 0.28
typed NR 0.02
typed NS 0.33
typed NV -0.09
typed NX 0.21
typed NY 0.11
typed OQ 0.32
typed Q$ -0.01
typed QA 0.08
typed QE -0.41
typed QJ 0.27
typed QN 0.18
typed QQ -0.03
typed QR 0.05
typed QX 0.18
typed R$ -0.02
typed RE -0.06
typed RJ 0.13
typed RN 0.08
typed RX 0.08
typed RY 0.05
typed S$ -0.12
typed SN -0.08
typed TD -0.17
typed TV 0.04
typed V$ 0.01
typed VC 0.11
typed VD -0.03
typed VE 0.17
typed VJ 0.13
typed VM 0.22
typed VN 0.35
typed VQ 0.34
typed VR -0.05
typed VS -0.15
typed VT -0.26
typed VX 0.14
typed VY -0.02
typed XA 0.2
typed XE 0.04
typed XJ 0.13
typed XM 0.01
typed XN 0.26
typed XQ -0.04
typed XR 0.18
typed XX 0.1
typed Y$ -0.21
typed YC 0.13
typed YV 0.19
typed YX -0.17
typed ^A -0.02
typed ^D 0.03
typed ^J -0.1
typed ^M 0.07
typed ^N -0.08
typed ^Q -0.15
typed ^R -0.36
typed ^S 0.23
typed ^V -0.13
typed ^X -0.03
typed length 1 -0.99
typed length 2 -0.56
typed length 3 -0.02
typed length 4 0.38
typed length 5 0.52
typed length 6 0.26
typed mark $ 0.06
typed mark % -0.04
typed mark ( -0.1
typed mark ) -0.1
typed mark + 0.54
typed mark / 0.27
typed mark = 0.12
typed strange 0 -0.5
typed strange 1 0.14
typed strange 2 0.5
typed word a -0.13
typed word about -0.18
typed word all 0.33
typed word and 0.01
typed word approx -0.19
typed word as 0.16
typed word at -0.05
typed word both 0.17
typed word by -0.24
typed word each 0.27
typed word every 0.04
typed word for 0.02
typed word if 0.16
typed word incl 0.3
typed word is 0.16
typed word min 0.08
typed word needs -0.06
typed word no 0.54
typed word not 0.52
typed word of 0.13
typed word ok 0.41
typed word on -0.13
typed word only 0.16
typed word over -0.08
typed word per 0.26
typed word the -0.14
typed word to -0.2
`
