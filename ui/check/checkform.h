// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/checkkeys.h"
#include "ui/check/checkrun.h"

#include <QHash>
#include <QVariantList>
#include <QWidget>

#include <optional>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace runlatch::ui {

class Field;

/// The target of a check, its key, the ways to it, and the choice of cases. The URL is there again at the next start,
/// the key is kept in the keychain, the ways for as long as the program runs.
class CheckForm final : public QWidget
{
    Q_OBJECT
public:
    explicit CheckForm(Workbench &workbench, QWidget *parent = nullptr);

    /// Emits ordered(), unless the target is no such URL, which is then told at its field. Where no key was typed a
    /// lasting keychain is asked first; it may wait for its user, and another call then orders without a key.
    void order();
    /// For goOn() of the form of the next window. It has keys, so it stays in memory.
    struct Carried
    {
        QVariantList typed = {}; ///< as typedIn() has it
        CheckWays ways = {};
        QHash<QUrl, QString> known = {};
        QUrl asked = {};
        QString keptKey = {};
        bool waits = false;
        bool isOrdered = false;
    };
    Carried carried() const;
    void goOn(const Carried &before);
    void focusFirst();

signals:
    void startWanted(); ///< Enter was pressed in a field
    void ordered(const runlatch::ui::CheckOrder &order);
    void keyNotKept(const runlatch::base::Error &error); ///< the keychain did not take it: Secret

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    std::optional<QUrl> target();
    void askForKey(const QUrl &url);
    void takeKey(const QString &key);
    void note(const QString &key);
    void send(const QUrl &url);
    void keepKey(const QUrl &url);
    void editWays();
    void showWays();

    Workbench &m_workbench;
    settings::CheckKeys m_keys;
    QLineEdit *m_url;
    QLineEdit *m_key;
    QComboBox *m_profile;
    QPushButton *m_waysButton;
    Field *m_urlField;
    Field *m_keyField;
    CheckWays m_ways;
    QHash<QUrl, QString> m_known; ///< keys of this session; at most CheckRun::MaxTargets
    QUrl m_asked;                 ///< whose key the keychain was asked for last
    QString m_keptKey;            ///< of that URL, as far as it is known
    int m_turn = 0;               ///< of the question to the keychain
    bool m_waits = false;         ///< for its answer
    bool m_isOrdered = false;     ///< once it has answered
};

} // namespace runlatch::ui
