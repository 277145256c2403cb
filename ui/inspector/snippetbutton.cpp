// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/inspector/snippetbutton.h"

#include "ui/widgets/button.h"
#include "wording/snippets.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMenu>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runlatch::ui {

namespace {

struct SnippetWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::SnippetButton)
};

} // namespace

QPushButton *makeSnippetButton(QWidget *parent)
{
    using wording::SnippetLanguage;
    QPushButton *button =
        makeButton(ButtonRole::Standard, SnippetWords::tr("Copy a program that checks signatures"), u"copy"_s, parent);
    auto *menu = new QMenu(button);
    const std::pair<QString, SnippetLanguage> languages[] = {{u"Go"_s, SnippetLanguage::Go},
                                                             {u"Python"_s, SnippetLanguage::Python},
                                                             {u"Node.js"_s, SnippetLanguage::Node},
                                                             {SnippetWords::tr("Shell"), SnippetLanguage::Shell}};
    for (const auto &[name, language] : languages) {
        QObject::connect(menu->addAction(name), &QAction::triggered, button, [language = language] {
            QGuiApplication::clipboard()->setText(wording::verificationSnippet(language));
        });
    }
    button->setMenu(menu);
    return button;
}

} // namespace runlatch::ui
