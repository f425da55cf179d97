import './styles/index.css'
import { start } from './app/start.ts'

void start(document)
