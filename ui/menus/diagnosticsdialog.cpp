// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/menus/diagnosticsdialog.h"

#include "ui/style/theme.h"
#include "ui/widgets/bytes/codeview.h"
#include "ui/widgets/controls/copybutton.h"
#include "ui/widgets/labels/label.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QDir>
#include <QHBoxLayout>
#include <QLocale>
#include <QScreen>
#include <QSslSocket>
#include <QSysInfo>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

QString sized(QSize size)
{
    return u"%1x%2"_s.arg(size.width()).arg(size.height());
}

/// The folder of a person's home has the person's name.
QString withoutHome(const QString &folder)
{
    const QString home = QDir::homePath();
    const bool isWithin = folder == home || folder.startsWith(home + u'/');
    return isWithin ? u'~' + folder.mid(home.size()) : u"elsewhere"_s;
}

QString themeText(const Theme &theme)
{
    return (theme.isDark() ? u"dark"_s : u"light"_s) + (theme.isHighContrast() ? u", high contrast"_s : QString())
        + (theme.choice() == ThemeChoice::System ? u", as the system"_s : u", chosen"_s);
}

} // namespace

QString diagnostics(const QWidget &window, const QString &folder)
{
    QString text;
    const auto line = [&text](const QString &name, const QString &value) {
        text += name.leftJustified(14) + value + u'\n';
    };
    line(u"Runlatch"_s, QCoreApplication::applicationVersion());
    line(u"Qt"_s, u"%1, built with %2"_s.arg(QString::fromLatin1(qVersion()), QLatin1StringView(QT_VERSION_STR)));
    line(u"System"_s, QSysInfo::prettyProductName());
    line(u"Kernel"_s, QSysInfo::kernelType() + u' ' + QSysInfo::kernelVersion());
    line(u"Processor"_s, QSysInfo::currentCpuArchitecture());
    line(u"Platform"_s, QGuiApplication::platformName());
    line(u"TLS"_s, QSslSocket::supportsSsl() ? QSslSocket::sslLibraryVersionString() : u"none"_s);
    line(u"Language"_s, QLocale().name() + u", system "_s + QLocale::system().name());
    line(u"Theme"_s, themeText(Theme::of(&window)));
    line(u"Font"_s, u"%1 pt"_s.arg(QApplication::font().pointSizeF()));
    line(u"Window"_s, sized(window.size()));
    for (const QScreen *screen : QGuiApplication::screens()) {
        line(u"Screen"_s,
             u"%1, scale %2, %3 dpi"_s.arg(sized(screen->size()))
                 .arg(screen->devicePixelRatio())
                 .arg(screen->logicalDotsPerInch()));
    }
    line(u"Settings"_s, withoutHome(folder));
    return text;
}

DiagnosticsDialog::DiagnosticsDialog(const QString &folder, QWidget *parent)
    : Dialog(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Diagnostics"));
    const QString text = diagnostics(parent ? *parent->window() : *this, folder);
    auto *note =
        new Label(tr("For a report of a fault. They have no token, no address, and nothing that was received."));
    note->setWordWrap(true);
    auto *copy = new CopyButton(tr("Copy the diagnostics"), this);
    copy->setContent(text);
    auto *code = new CodeView(tr("Diagnostics"), CodeView::Place::Inset, this);
    code->setPlainText(text);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const int u = Theme::of(this).u();
    auto *head = new QHBoxLayout;
    head->addWidget(note, 1);
    head->addWidget(copy);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    layout->setSpacing(2 * u);
    layout->addLayout(head);
    layout->addWidget(code, 1);
    layout->addWidget(buttons);
    resize(130 * u, 80 * u);
    copy->setFocus();
}

} // namespace runlatch::ui
