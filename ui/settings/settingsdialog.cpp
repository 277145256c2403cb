// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/settings/settingsdialog.h"

#include "redaction/addednames.h"
#include "settings/logfile.h"
#include "ui/inspector/listener/listenercontrol.h"
#include "ui/inspector/runtaskspage.h"
#include "ui/inspector/storage/storageform.h"
#include "ui/inspector/storage/storagewatch.h"
#include "ui/settings/appearancesection.h"
#include "ui/settings/desktopsection.h"
#include "ui/settings/folderusage.h"
#include "ui/settings/listenersection.h"
#include "ui/settings/logsection.h"
#include "ui/settings/secretssection.h"
#include "ui/settings/storagesection.h"
#include "ui/widgets/controls/button.h"
#include "ui/widgets/frames/messagebar.h"
#include "ui/widgets/frames/scrollarea.h"
#include "ui/widgets/navigation/tabwidget.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QKeyEvent>
#include <QPushButton>
#include <QScreen>
#include <QTabBar>
#include <QVBoxLayout>

namespace runlatch::ui {

SettingsDialog::SettingsDialog(Workbench &workbench, RunTasksPage &runTasks, QWidget *parent)
    : Dialog(parent)
    , m_workbench(workbench)
    , m_runTasks(runTasks)
    , m_themeBefore(workbench.theme.choice())
    , m_message(new MessageBar)
    , m_sections(new TabWidget(tr("Settings of the program")))
    , m_appearance(new AppearanceSection(m_themeBefore, workbench.preferences))
    , m_storage(new StorageSection(runTasks.storage().makeForm(), requestsFolder(), workbench.preferences.folder()))
    , m_log(new LogSection(workbench.preferences.logsExchanges(), settings::logFile(workbench.preferences.folder())))
    , m_secrets(new SecretsSection(workbench.preferences.secretNames()))
    , m_listener(new ListenerSection(runTasks))
    , m_desktop(new DesktopSection(workbench.preferences.alerts()))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Settings"));
    const QList<QWidget *> parts{m_appearance, m_storage, m_log, m_secrets, m_listener, m_desktop};
    for (qsizetype i = 0; i < parts.size(); ++i)
        addSection(parts[i], sections().value(i));
    buildLayout();
    connect(m_appearance, &AppearanceSection::shortcutsWanted, this, &SettingsDialog::shortcutsWanted);
    connect(m_appearance, &AppearanceSection::themeChosen, &m_workbench.theme, &Theme::apply);
    connect(&m_storage->form(), &StorageForm::grown, this, &SettingsDialog::makeRoom);
    readUsage();
    connect(m_sections, &QTabWidget::currentChanged, this, &SettingsDialog::focusSection);
    m_appearance->focusFirst();
}

QStringList SettingsDialog::sections()
{
    return {tr("Appearance"), tr("Storage"), tr("Log"), tr("Secrets"), tr("Listener"), tr("Desktop")};
}

void SettingsDialog::showSection(int section)
{
    m_sections->setCurrentIndex(section >= 0 && section < m_sections->count() ? section : 0);
    focusShown();
}

/// Moves the focus to the first field of the section. If the focus was in the previous section, Qt focuses the widget
/// that was created first.
void SettingsDialog::focusSection()
{
    if (m_sections->currentWidget()->isAncestorOf(focusWidget()))
        focusShown();
}

void SettingsDialog::focusShown()
{
    const QWidget *shown = m_sections->currentWidget();
    if (shown->isAncestorOf(m_appearance))
        m_appearance->focusFirst();
    else if (shown->isAncestorOf(m_storage))
        m_storage->focusFirst();
    else if (shown->isAncestorOf(m_log))
        m_log->focusFirst();
    else if (shown->isAncestorOf(m_secrets))
        m_secrets->focusFirst();
    else if (shown->isAncestorOf(m_listener))
        m_listener->focusFirst();
    else
        m_desktop->focusFirst();
}

void SettingsDialog::addSection(QWidget *section, const QString &name)
{
    section->layout()->setContentsMargins(0, 3 * Theme::of(this).u(), 0, 0);
    auto *area = makeScrollArea(section);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(qApp, &QApplication::focusChanged, area, [area, section](const QWidget *, QWidget *now) {
        if (now && section->isAncestorOf(now))
            area->ensureWidgetVisible(now);
    });
    m_sections->addTab(area, name);
}

void SettingsDialog::buildLayout()
{
    const int u = Theme::of(this).u();
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto *save = makeButton(ButtonRole::Primary, tr("Save"), {}, this);
    save->setDefault(true);
    buttons->addButton(save, QDialogButtonBox::AcceptRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &SettingsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &SettingsDialog::reject);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4 * u, 4 * u, 4 * u, 4 * u);
    column->setSpacing(3 * u);
    column->addWidget(m_sections, 1);
    column->addWidget(m_message);
    column->addWidget(buttons);
    setMinimumWidth(150 * u);
    makeRoom();
}

QString SettingsDialog::requestsFolder() const
{
    return m_workbench.inspector.isOpen() ? QFileInfo(m_workbench.inspector.file()).absolutePath()
                                          : m_workbench.preferences.folder();
}

void SettingsDialog::readUsage()
{
    readFolderUsage(requestsFolder(), m_workbench.preferences.folder(), this,
                    [this](const base::Result<FolderUsage> &usage) {
                        m_storage->setUsage(*usage);
                        m_log->setUsage(*usage);
                        makeRoom();
                    });
}

void SettingsDialog::accept()
{
    if (!m_secrets->check()) {
        showSecrets();
        return;
    }
    settings::Preferences &preferences = m_workbench.preferences;
    if (m_appearance->theme() != m_themeBefore) { // a theme of the command line is not saved
        preferences.setTheme(static_cast<settings::ThemePreference>(m_appearance->theme()));
        m_themeBefore = m_appearance->theme(); // it holds, even if the disk refuses it below
    }
    preferences.setLanguage(m_appearance->language());
    keepSession();
    preferences.setAlerts(m_desktop->alerts());
    m_runTasks.storage().setLimits(m_storage->form());
    if (m_log->isLogged() != preferences.logsExchanges())
        emit logWanted(m_log->isLogged());
    keepSecretNames();
    if (preferences.save())
        return QDialog::accept();
    m_message->setMessage(Tone::Error, tr("The settings could not be written."),
                          tr("They hold until Runlatch ends. Make room on the disk, then save again."));
}

/// A listener that runs now counts as one that a person wanted.
void SettingsDialog::keepSession()
{
    settings::Session &session = m_workbench.preferences.session();
    session.setWanted(m_appearance->opensAsLeft());
    session.setListensAgain(m_appearance->listensAgain());
    m_runTasks.listener().noteAsLeft();
}

void SettingsDialog::showSecrets()
{
    for (int index = 0; index < m_sections->count(); ++index) {
        if (m_sections->widget(index)->isAncestorOf(m_secrets))
            m_sections->setCurrentIndex(index);
    }
    m_secrets->focusWrong();
}

void SettingsDialog::keepSecretNames()
{
    if (m_secrets->names() == m_workbench.preferences.secretNames())
        return;
    m_workbench.preferences.setSecretNames(m_secrets->names());
    redaction::setAddedNames(m_secrets->names());
    m_workbench.inspector.sealAnew();
}

void SettingsDialog::reject()
{
    if (m_workbench.theme.choice() != m_themeBefore)
        m_workbench.theme.apply(m_themeBefore);
    QDialog::reject();
}

/// Fits the dialog to the highest section, as far as the screen has room. A window does not grow by itself for a
/// wrapped sentence.
void SettingsDialog::makeRoom()
{
    const int u = Theme::of(this).u();
    const int across = qMax(width(), minimumWidth());
    int highest = 0;
    for (const QWidget *section : QWidgetList{m_appearance, m_storage, m_log, m_secrets, m_listener, m_desktop}) {
        section->layout()->activate();
        highest = qMax(highest, section->layout()->totalHeightForWidth(across - 8 * u));
        highest = qMax(highest, section->layout()->totalMinimumSize().height());
    }
    const int besides =
        sizeHint().height() - m_sections->sizeHint().height() + m_sections->tabBar()->sizeHint().height();
    resize(across, qMin(qMax(height(), highest + besides + u), screen()->availableGeometry().height() - 12 * u));
}

/// Ignores Enter in a number field, which only ends the input: the user may still be checking the settings.
void SettingsDialog::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && qobject_cast<QAbstractSpinBox *>(focusWidget()))
        event->accept();
    else
        QDialog::keyPressEvent(event);
}

} // namespace runlatch::ui
