// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/storenotice.h"

#include "base/rules.h"
#include "store/sqlite/storegate.h"
#include "text/plaintext.h"
#include "ui/folderdialog.h"
#include "ui/widgets/frames/barplace.h"
#include "ui/widgets/frames/messagebar.h"
#include "wording/sentence.h"

#include <QDir>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

StoreNotice::StoreNotice(store::StoreGate &gate, const QString &settingsAside, QWidget &window)
    : QObject(&window)
    , m_gate(gate)
    , m_window(window)
    , m_bar(new MessageBar(&window))
    , m_settings(new MessageBar(&window))
{
    if (!settingsAside.isEmpty())
        m_settings->setMessage(
            Tone::Warning, tr("The settings could not be read, so they start from defaults."),
            tr("The earlier file is kept as %1.").arg(text::plainText(QDir::toNativeSeparators(settingsAside))));
    connect(&gate, &store::StoreGate::closed, this, &StoreNotice::showClosed);
    connect(&gate, &store::StoreGate::opened, this, &StoreNotice::showOpened);
    connect(&gate, &store::StoreGate::folderWanted, this, &StoreNotice::chooseFolder);
    if (gate.refusal()) // told to the window before
        showClosed(gate.refusal()->why, gate.refusal()->folder);
}

QLayout *StoreNotice::below(QWidget *pages, QWidget *further) const
{
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    auto *bars = new BarPlace;
    bars->add(m_bar);
    bars->add(m_settings);
    bars->add(further);
    column->addWidget(pages, 1);
    column->addWidget(bars);
    return column;
}

/// If the dialog is open, it shows the error of the folder that it asked for. "Try again" still tries the first folder.
void StoreNotice::showClosed(const base::Error &why, const QString &folder)
{
    const bool isHeld = why.rule == base::Rules::StoreLocked;
    const QString fact = isHeld
        //: %1 a folder, %2 a program and its process, such as "runlatch (4711)"
        ? tr("The folder “%1” is in use by another Runlatch: %2.").arg(QDir::toNativeSeparators(folder), why.subject)
        : wording::sentence(why).fact;
    if (m_dialog) {
        m_dialog->showRefused(fact);
        return;
    }
    m_why = fact;
    m_isHeld = why.rule == base::Rules::StoreLocked;
    m_folder = folder;
    m_bar->setMessage(
        Tone::Warning, fact,
        isHeld ? tr("You can browse. Before this window listens, archives or creates, it asks for another folder.")
               : tr("You can browse. Before this window archives or creates, it asks for another folder."));
    connect(m_bar->addTextAction(tr("Try again")), &QPushButton::clicked, this, [this] {
        m_bar->dismiss(); // so that the new answer is seen to appear
        emit m_gate.openWanted({});
    });
    connect(m_bar->addTextAction(tr("Choose another folder...")), &QPushButton::clicked, this,
            &StoreNotice::chooseFolder);
}

void StoreNotice::showOpened(const QString &folder)
{
    if (FolderDialog *dialog = std::exchange(m_dialog, nullptr))
        dialog->done(QDialog::Accepted);
    if (m_folder.isEmpty())
        return; // nothing was wrong
    if (folder == m_folder)
        m_bar->dismiss();
    else
        m_bar->setMessage(Tone::Info, tr("This window keeps its work in “%1”.").arg(QDir::toNativeSeparators(folder)),
                          m_isHeld ? tr("The other Runlatch keeps its own; connections and settings are shared.")
                                   : tr("Connections and settings stay where they are."));
    m_folder.clear();
}

void StoreNotice::chooseFolder()
{
    if (m_dialog)
        return;
    m_dialog = new FolderDialog(m_why, QDir(m_folder).filePath(u"second"_s), &m_window);
    connect(m_dialog, &FolderDialog::folderChosen, &m_gate, &store::StoreGate::openWanted);
    connect(m_dialog, &QDialog::rejected, this, [this] {
        m_dialog = nullptr;
        m_gate.giveUp();
    });
    m_dialog->open();
}

} // namespace runlatch::ui
