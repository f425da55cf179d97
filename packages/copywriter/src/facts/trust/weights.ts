// Written by `npx tsx packages/writing-lab/src/trust/cli-fit-trust.ts`; not to be edited by hand.

/** The doubt about a reading without any signal. */
export const BIAS = -0.26

/** A signal on each line, and how much it speaks for a wrong reading. */
export const WEIGHTS = `
as clause 0.42
as clause, new 0.42
as distance -0.12
as distance, known -0.05
as figure -0.52
as figure, new -0.3
as fragment 0.65
as fragment, new 0.65
as line -0.92
as line, known -0.01
as line, new -0.74
as money, known -0.18
as money, new 0.25
as name 0.03
as name, new 0.03
as own words 0.72
as own words, new 0.72
as parking -0.03
as parking, known -0.02
as phrase -0.44
as phrase, known -0.12
as phrase, new -0.07
as statement -0.18
as statement, known -0.22
as style, new -0.03
as terms 0.03
as terms, new 0.03
as thing, known -0.71
as thing, new 0.72
capital inside 0.71
clause ( -0.01
clause ) -0.01
clause A$ 0.03
clause AD 0.09
clause AE$ -0.07
clause AJ -0.49
clause AJ$ -0.2
clause AM 0.14
clause AMA 0.11
clause AME -0.04
clause AMN 0.17
clause AMQ -0.31
clause ANM -0.24
clause AQN -0.03
clause AV 0.25
clause AVN 0.02
clause C -0.14
clause CA -0.07
clause CM -0.05
clause CN$ -0.05
clause CNM -0.12
clause CNN 0.09
clause CNR 0.12
clause CQ -0.23
clause CQN -0.04
clause CS -0.17
clause CSD -0.11
clause CV 0.04
clause CVD -0.15
clause CVR 0.15
clause D 0.01
clause D$ 0.17
clause DAN -0.01
clause DD 0.02
clause DE 0.12
clause DEN 0.1
clause DJ -0.12
clause DJN -0.07
clause DJV -0.07
clause DN -0.04
clause DN$ -0.14
clause DNC -0.31
clause DND 0.01
clause DNE 0.49
clause DNJ -0.01
clause DNM -0.12
clause DNN -0.25
clause DNQ 0.35
clause DNR 0.38
clause DQ 0.02
clause DQN -0.33
clause DR 0.22
clause DVM -0.08
clause DVN 0.38
clause DXN -0.06
clause DY -0.01
clause DYN -0.01
clause E$ -0.38
clause EA 0.1
clause EN 0.35
clause EN$ -0.09
clause ENM 0.26
clause EQ 0.15
clause ER -0.07
clause ERQ -0.03
clause ERY -0.26
clause J 0.01
clause J$ 0.2
clause JA -0.12
clause JA$ -0.03
clause JC 0.06
clause JJ 0.02
clause JK -0.02
clause JN -0.29
clause JNM -0.15
clause JNN 0.26
clause JNV -0.37
clause JQ 0.04
clause JQN 0.23
clause JR -0.09
clause JRD 0.22
clause JRN -0.11
clause JT -0.03
clause JVM -0.05
clause K -0.58
clause KCD -0.05
clause KCN 0.09
clause KV 0.1
clause M -0.12
clause M$ 0.17
clause MA -0.03
clause MAD 0.01
clause MAE -0.08
clause MAJ -0.19
clause MAV 0.46
clause MD -0.09
clause MDJ -0.32
clause MEC -0.04
clause MER -0.23
clause MJ$ 0.15
clause MJV 0.21
clause MNC 0.12
clause MNN 0.07
clause MQ -0.23
clause MQN -0.18
clause MR 0.15
clause MRD 0.16
clause MRN 0.32
clause MS 0.07
clause MV 0.1
clause MV$ 0.48
clause MVN -0.05
clause N 0.02
clause N$ -0.23
clause N( -0.31
clause NA$ 0.18
clause NAM -0.01
clause NC -0.11
clause NCD 0.07
clause NCQ -0.15
clause NCV -0.03
clause ND 0.13
clause NE 0.68
clause NEN 0.03
clause NJ 0.27
clause NJ$ -0.39
clause NJN 0.2
clause NKV 0.1
clause NM -0.25
clause NMA -0.22
clause NME -0.21
clause NMJ -0.13
clause NMS 0.17
clause NMV 0.09
clause NN 0.14
clause NN$ -0.35
clause NNA 0.2
clause NNE 0.17
clause NNJ 0.14
clause NNK -0.13
clause NNM -0.38
clause NNN 0.47
clause NNQ 0.13
clause NNR -0.27
clause NNV -0.1
clause NNX 0.03
clause NO -0.16
clause NOQ -0.06
clause NQ 0.53
clause NQ$ -0.32
clause NQN 0.89
clause NRD -0.23
clause NRQ 0.2
clause NRS -0.03
clause NS 0.22
clause NT 0.02
clause NTN 0.03
clause NV -0.02
clause NV$ -0.07
clause NVD 0.19
clause NVM -0.1
clause NVN 0.02
clause NVQ 0.18
clause NVT -0.16
clause NX 0.17
clause NY 0.1
clause O -0.41
clause ODN -0.16
clause ODQ 0.16
clause ONN -0.01
clause OQ -0.1
clause OQN -0.08
clause Q 0.04
clause QM 0.29
clause QN 0.08
clause QN$ 0.24
clause QNA -0.01
clause QND -0.08
clause QNJ -0.12
clause QNN -0.11
clause QNO -0.31
clause QNR 0.01
clause QNT 0.34
clause QNV 0.07
clause QQ 0.39
clause QR -0.18
clause R -0.33
clause R$ 0.18
clause RDA -0.11
clause RDJ 0.16
clause RDN 0.09
clause RM 0.01
clause RN$ 0.04
clause RNM 0.25
clause RNN 0.09
clause RNQ -0.17
clause RNR -0.03
clause RNV 0.16
clause RQN -0.02
clause RV -0.24
clause RV$ -0.05
clause RY -0.04
clause RY$ -0.12
clause S 0.01
clause S$ 0.09
clause SC 0.11
clause SCV 0.04
clause SD -0.03
clause SDJ 0.07
clause SDN -0.16
clause SK -0.02
clause SR -0.02
clause T -0.36
clause TD -0.04
clause TN 0.26
clause TN$ 0.11
clause TNC -0.06
clause TNN 0.12
clause TNR 0.08
clause TQ -0.07
clause TV -0.1
clause V 0.1
clause VA -0.06
clause VD -0.05
clause VDV -0.08
clause VET -0.01
clause VK 0.03
clause VME 0.2
clause VMS -0.03
clause VN$ -0.12
clause VNC -0.18
clause VNM 0.12
clause VNN 0.19
clause VNQ 0.08
clause VNR -0.38
clause VNV 0.08
clause VQ 0.19
clause VQ$ 0.13
clause VR 0.17
clause VRS 0.01
clause VT -0.07
clause VTD -0.03
clause VTN 0.03
clause VTV -0.06
clause VVR 0.04
clause XA 0.05
clause XE -0.06
clause XME 0.05
clause XMN -0.09
clause XMR 0.25
clause XMV -0.08
clause XN 0.23
clause XV -0.15
clause XVN 0.17
clause XVQ -0.01
clause Y 0.03
clause Y$ -0.07
clause ^A 0.23
clause ^AM 0.17
clause ^D 0.19
clause ^DE 0.04
clause ^DV 0.1
clause ^JN -0.04
clause ^N -0.33
clause ^NN -0.21
clause ^VN -0.03
clause ^X -0.25
clause ^XM -0.06
clause length 2 -0.19
clause length 3 -0.25
clause length 4 0.04
clause length 6 0.24
features 1 -0.24
features 2 -0.09
features 3 0.1
head a word 0.35
head known -0.4
head of a concept -0.29
kind amenity, as thing 0.02
kind appliance, as thing -0.01
kind availability, as statement -0.02
kind building 0.04
kind building, as figure -0.09
kind building, as statement -0.07
kind building, as thing 0.29
kind character 0.29
kind character, as style -0.01
kind character, as thing 0.2
kind community -0.06
kind community, as thing -0.1
kind condition 0.5
kind condition, as clause 0.33
kind condition, as figure -0.03
kind condition, as fragment 0.62
kind condition, as line -0.02
kind condition, as statement -0.1
kind condition, as thing 0.04
kind fee -0.13
kind fee, as figure 0.23
kind fee, as money -0.36
kind fee, as statement -0.15
kind fee, as terms 0.35
kind finish 0.37
kind finish, as fragment 0.29
kind finish, as own words 0.3
kind finish, as thing -0.05
kind income -0.23
kind income, as figure -0.04
kind income, as thing -0.21
kind land -0.27
kind land, as own words -0.14
kind land, as thing 0.68
kind location 0.15
kind location, as distance -0.12
kind location, as own words -0.07
kind location, as phrase -0.07
kind location, as statement 0.3
kind location, as thing 0.32
kind outdoor place -0.28
kind outdoor place, as own words -0.17
kind outdoor place, as thing -0.11
kind parking -0.5
kind parking, as parking -0.03
kind parking, as thing -0.07
kind pets 0.17
kind pets, as own words 0.11
kind restriction 0.08
kind restriction, as line -0.02
kind restriction, as statement 0.08
kind restriction, as thing -0.08
kind room -0.28
kind room, as thing -0.21
kind storage -0.1
kind storage, as thing 0.03
kind system -0.17
kind system, as own words 0.31
kind system, as thing -0.1
kind technology 0.14
kind technology, as thing 0.09
kind tenancy, as statement 0.01
kind tenancy, as terms -0.11
kind tenancy, as thing 0.03
kind terms 0.05
kind terms, as figure -0.12
kind terms, as statement 0.12
kind terms, as thing -0.39
kind update, as thing 0.03
kind utilities -0.16
kind utilities, as own words 0.07
kind utilities, as thing -0.11
kind view 0.27
kind view, as line 0.13
kind zoning 0.23
lost 0 -0.43
lost 1 0.2
lost 2 0.03
lost 3 0.44
lost 4 0.1
note A -0.16
note A$ -0.29
note E -0.08
note JN 0.4
note N 0.4
note N$ 0.3
note NC -0.14
note NCN -0.01
note ND 0.02
note NDN 0.03
note NJ -0.02
note NNN -0.34
note NNR -0.15
note NNV -0.11
note NQ 0.62
note NQN 0.16
note NR -0.76
note NS 0.21
note NV -0.25
note NY 0.3
note Q 0.1
note QN$ 0.2
note QR 0.14
note R -0.58
note RN$ 0.05
note RQ -0.1
note T 0.01
note V$ 0.03
note VN -0.16
note X 0.24
note X$ 0.15
note Y 0.05
note ^N 0.42
note ^NN -0.07
note ^NQ 0.2
note length 2 0.22
note length 3 0.03
number plural -0.41
number plural, counted -0.66
number singular 0.08
number singular, a name 0.27
short uncommon word 0.22
strange word 0.28
thing A$ -0.09
thing AN -0.07
thing CN -0.08
thing CNN -0.22
thing D 0.11
thing DJ$ 0.07
thing DN 0.21
thing DNR -0.02
thing DQ 0.11
thing DV -0.09
thing E -0.03
thing EN -0.32
thing ENR -0.03
thing J$ 0.05
thing JN -0.18
thing JN$ -0.1
thing JNR -0.23
thing JR 0.07
thing JRD 0.05
thing N 0.07
thing N$ -0.09
thing NA 0.07
thing NC -0.37
thing NCN -0.1
thing ND 0.06
thing NDN 0.1
thing NJ 0.19
thing NJN 0.01
thing NN 0.04
thing NN$ -0.54
thing NN( -0.08
thing NNC -0.07
thing NND 0.07
thing NNJ 0.32
thing NNN -0.09
thing NNQ 0.4
thing NNR -0.39
thing NO -0.15
thing NON -0.04
thing NQ 0.77
thing NQN 0.65
thing NR -0.34
thing NR$ -0.07
thing NRN -0.08
thing NV 0.13
thing NV$ -0.06
thing NVN 0.24
thing NX 0.21
thing O -0.1
thing ON -0.09
thing Q 0.66
thing Q$ 0.06
thing QN 0.44
thing QN$ 0.26
thing QNN -0.09
thing R$ -0.08
thing RD -0.13
thing RDV -0.08
thing RN 0.39
thing RNN 0.34
thing RQN -0.05
thing TDN -0.06
thing VN$ -0.19
thing VNN 0.22
thing VR -0.09
thing VRD -0.23
thing X 0.42
thing XN 0.11
thing ^E -0.37
thing ^EN -0.45
thing ^J -0.1
thing ^JJ -0.05
thing ^JN -0.44
thing ^N -0.08
thing ^NC -0.15
thing ^NE 0.09
thing ^NN -0.13
thing ^Q -0.28
thing ^V -0.11
thing ^VN -0.04
thing length 1 -0.72
thing length 3 0.26
told as typed -0.26
told as typed, with a verb -0.65
told mark $ 0.29
told mark ( -0.06
told mark ) -0.06
told mark - -0.06
told mark / 0.94
typed (Q -0.09
typed )$ -0.32
typed A$ -0.06
typed AA -0.14
typed AN -0.01
typed AV 0.09
typed AX 0.16
typed CD 0.04
typed CJ -0.03
typed CN 0.15
typed CQ -0.08
typed D$ 0.07
typed DA -0.11
typed DQ 0.16
typed DV 0.04
typed EA 0.15
typed ED 0.04
typed EQ 0.16
typed ER 0.07
typed EV -0.12
typed EX -0.01
typed EY 0.23
typed JA -0.11
typed JE 0.17
typed JJ 0.35
typed JN 0.1
typed JQ 0.23
typed JR -0.05
typed JV 0.12
typed JX 0.34
typed JY 0.27
typed KN -0.46
typed KQ -0.12
typed M$ 0.27
typed MD -0.16
typed ME 0.19
typed MN 0.44
typed MV 0.12
typed N$ -0.05
typed NC 0.09
typed ND 0.58
typed NE 0.01
typed NJ 0.11
typed NK -0.78
typed NN 0.24
typed NQ 0.46
typed NR 0.16
typed NS 0.18
typed NV -0.1
typed NX 0.27
typed NY 0.09
typed ON -0.07
typed OQ 0.23
typed Q$ -0.02
typed QA 0.03
typed QC -0.05
typed QE -0.08
typed QJ 0.13
typed QN 0.13
typed QX 0.04
typed R$ -0.12
typed RD -0.04
typed RN 0.11
typed RQ 0.07
typed S$ -0.16
typed SA 0.08
typed TD -0.07
typed VD -0.18
typed VE 0.04
typed VJ 0.22
typed VM 0.23
typed VN 0.37
typed VQ 0.22
typed VR -0.18
typed VS -0.09
typed VT -0.01
typed VX 0.1
typed XA 0.14
typed XE 0.02
typed XJ 0.21
typed XM 0.14
typed XN 0.12
typed XX 0.17
typed XY -0.17
typed YC 0.11
typed YR 0.02
typed YV 0.36
typed YX -0.24
typed ^A -0.2
typed ^J 0.01
typed ^M 0.04
typed ^N -0.06
typed ^Q -0.23
typed ^R -0.32
typed ^S 0.3
typed ^V -0.07
typed ^X -0.02
typed length 1 -0.98
typed length 2 -0.51
typed length 3 0.02
typed length 4 0.4
typed length 5 0.31
typed length 6 0.27
typed mark $ 0.02
typed mark & -0.11
typed mark ( -0.15
typed mark ) -0.15
typed mark + 0.44
typed mark - 0.08
typed mark / 0.43
typed strange 0 -0.44
typed strange 1 0.23
typed strange 2 0.52
typed word a -0.1
typed word about -0.12
typed word all 0.31
typed word approx -0.1
typed word as 0.09
typed word at -0.17
typed word avg 0.14
typed word both 0.1
typed word by -0.32
typed word each 0.26
typed word every 0.11
typed word for -0.04
typed word from 0.14
typed word in -0.06
typed word incl 0.21
typed word is 0.13
typed word min 0.27
typed word no 0.68
typed word not 0.31
typed word ok 0.39
typed word on -0.28
typed word only 0.21
typed word per 0.3
typed word the -0.17
typed word thru -0.07
typed word to -0.31
typed word w -0.19
typed word with -0.02
`
