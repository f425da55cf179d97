import type { Finding } from '@listwright/contracts'
import { matchesIn } from '../patterns/index.ts'
import { toFinding } from '../term.ts'
import { BASIS, type ProtectedClass } from './protected-class.ts'

/** Protected groups as Chinese listings name them. */
const GROUPS: Partial<Record<ProtectedClass, string>> = {
  race: '白人|黑人|有色人种|亚裔|非裔|少数族裔',
  origin: '华人|中国人|墨西哥人|外国人|印度人|阿拉伯人|美国人|西班牙裔|拉丁裔|外籍',
  religion: '基督徒|基督教|天主教|穆斯林|回教|犹太|佛教|教友|信徒',
  sex: '女性|男性|女生|男生|女士|男士|单身女|单身男',
  orientation: '同性恋|同性伴侣|跨性别',
  family: '儿童|孩子|小孩|婴儿|家庭|有孩|无孩|成年人|夫妻|夫妇|情侣',
  disability: '残疾|残障|轮椅|精神病|导盲犬|服务犬|服务动物',
  age: '年轻人|老人|老年人|退休人士|长者|学生',
  income: '住房券|补助|福利|第八条|租房补贴|低收入',
  military: '军人|退伍军人',
  marital: '已婚|未婚|单身',
  citizenship: '移民|公民|绿卡',
}
const SHUTS_OUT =
  '不接受|不收|不租给|不租|谢绝|拒绝|禁止|不欢迎|不适合|不得|不允许|不准|请勿|勿扰|除外|免谈'
const SELECTS = '仅限|只限|只租给|只租|限|优先|首选|偏好|最好是|适合|理想|专为|欢迎|只接受|仅接受'

const patternOf = (groups: string): RegExp =>
  new RegExp(
    `(?:${SHUTS_OUT}|${SELECTS})[^。！？；，]{0,8}(?:${groups})|(?:${groups})[^。！？；，]{0,6}(?:${SHUTS_OUT}|优先|首选|专属|社区|免谈)`,
    'gu',
  )

/** 'All are welcome, families too' shuts nobody out. */
const OPEN_TO_ALL = /所有人|不论|无论|一视同仁|平等住房/u

const PATTERNS = Object.entries(GROUPS).map(([name, groups]) => ({
  basis: BASIS[name as ProtectedClass],
  rule: `fair-housing/chinese-${name}`,
  pattern: patternOf(groups),
}))

/** The same judgement for a version in Chinese. It has a door of its own, because no page needs it. */
export const preferencesInChinese = (text: string): Finding[] => {
  if (!/\p{Script=Han}/u.test(text) || OPEN_TO_ALL.test(text)) return []
  return PATTERNS.flatMap(({ basis, rule, pattern }) =>
    matchesIn(text, pattern).map(({ 0: found, index }) =>
      toFinding(
        {
          rule,
          severity: 'prohibited',
          why: 'Says who is or is not wanted. Describe the property only.',
          basis,
        },
        text,
        { start: index, end: index + found.length, put: '' },
      ),
    ),
  )
}
