#!/usr/bin/python3
"""A window of WebKitGTK that WebKitWebDriver starts: webkit-window.py FOLDER WIDTH HEIGHT.

The driver's own MiniBrowser is never narrower than 447 pixels, saves no downloads without a dialog
and does not write the console to a file.
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])

# WebKit writes the console of the pages to its output, which the driver closes.
console = os.open(os.path.join(folder, "console"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, 1)
os.dup2(console, 2)

# An ephemeral context would write no console.
context = WebKit2.WebContext.new_with_website_data_manager(
    WebKit2.WebsiteDataManager(
        base_data_directory=os.path.join(folder, "data"),
        base_cache_directory=os.path.join(folder, "cache"),
    )
)
context.set_automation_allowed(True)

# As in Safari: GTK is laxer about sound and popups.
settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True,
    media_playback_requires_user_gesture=True,
    javascript_can_open_windows_automatically=False,
)
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)

windows = []


def focus(window, *_):
    """Without a window manager only this gives a window the keyboard."""
    window.get_window().focus(0)


def forget(window):
    windows.remove(window)
    if windows:
        focus(windows[-1])


def show(view):
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(width, height)
    window.add(view)
    windows.append(window)
    window.connect("map-event", focus)
    window.connect("destroy", forget)
    view.connect("close", lambda _: window.destroy())
    view.connect("create", popup)
    window.show_all()
    view.grab_focus()


def popup(opener, _action):
    view = WebKit2.WebView.new_with_related_view(opener)
    view.connect("ready-to-show", show)
    return view


def automated_view(_session):
    view = WebKit2.WebView(
        web_context=context, settings=settings, is_controlled_by_automation=True
    )
    show(view)
    return view


def save(_context, download):
    def choose(download, name):
        download.set_destination("file://" + os.path.join(folder, "downloads", name))
        return True

    download.connect("decide-destination", choose)


os.makedirs(os.path.join(folder, "downloads"), exist_ok=True)
context.connect("download-started", save)
context.connect(
    "automation-started",
    lambda _, session: session.connect("create-web-view", automated_view),
)
Gtk.main()
