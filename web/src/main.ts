import './fonts.css'
import './theme.css'
import './base.css'
import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('house')
if (target) mount(App, { target })
