// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "store/captures/capture.h"

#include <QKeySequence>
#include <QObject>

#include <optional>

class QAction;
class QWidget;

namespace runlatch::ui {

class CaptureView;

/// The actions for the chosen requests: in the menu of a row, with keys that only the table listens to, and some in the
/// menu "Edit". Most concern all chosen rows; those for one request concern the current one.
class CaptureActions final : public QObject
{
    Q_OBJECT

public:
    /// Actions that somebody else carries out. They are not shown before they are offered.
    enum class Offer { Note, Duplicate, Compare, Export, Resend };

    explicit CaptureActions(CaptureView &table); ///< `table` must outlive this

    void offer(Offer offer);
    /// Disables all that would change or answer a request, from now on; the tool tips say why.
    void setReadOnly(const QString &why);
    void addColumns(); ///< call when the table has a model
    /// Sets the current request, and the earlier delivery of the same task result, 0 if that is not known.
    void setCurrent(const std::optional<store::CaptureRow> &current, qint64 previous);
    bool canCompare() const; ///< whether the earlier delivery is of use
    QAction *following() const { return m_follow; }
    QAction *comparing() const { return m_compare; }
    QList<QAction *> sending() const;          ///< ways to send a request again, or to take it along for that
    QWidget &table() const;                    ///< has all actions, in their order
    void setResendPlace(const QString &place); ///< where a request is sent again at once; empty: it is asked for
    void showDetail();                         ///< the user wants to see the detail now
    bool wantsDetail() const;                  ///< whether the user wants to see the detail of the current request
    QList<qint64> chosen() const;              ///< ids of the chosen rows that are on disk, from top to bottom

signals:
    void openWanted();
    void pinWanted(qint64 id, bool pinned);
    void noteWanted(qint64 id);
    void curlWanted(bool withSecrets);
    void resendWanted(qint64 id, bool isEdited);     ///< sent again, after it was edited if `isEdited`
    void duplicateWanted(const QList<qint64> &ids);  ///< copied in the store
    void compareWanted(qint64 first, qint64 second); ///< the older one is the first
    void exportWanted(const QList<qint64> &ids);
    void deletionWanted(const QList<qint64> &ids);
    void detailToggled(); ///< wantsDetail() has changed
    void reloadWanted();
    void deliveriesWanted(const QString &filter); ///< those of the run task of the current request
    void chosenChanged(int count);                ///< the size of chosen()
    void storageWanted();
    void sharedWanted(); ///< the requests of a shared store

private:
    QAction *add(const QString &text, const QList<QKeySequence> &keys, void (CaptureActions::*act)());
    void nameCommands();
    void addSeparator();
    void open() { emit openWanted(); }
    void pin();
    void note();
    void copyCell();
    void copyRun();
    void copyCurl() { emit curlWanted(false); }
    void copyCurlWithSecrets() { emit curlWanted(true); }
    void resend() { emit resendWanted(m_current->id, false); }
    void editAndResend() { emit resendWanted(m_current->id, true); }
    void duplicate() { emit duplicateWanted(chosen()); }
    void compare();
    void exportChosen() { emit exportWanted(chosen()); }
    void deleteChosen() { emit deletionWanted(chosen()); }
    void showDeliveries();
    void reload() { emit reloadWanted(); }
    void showStorage() { emit storageWanted(); }
    void refresh();
    void refreshCurl();
    void refuse();

    CaptureView &m_table;
    std::optional<store::CaptureRow> m_current;
    qint64 m_previous = 0;
    int m_count = 0; ///< of the chosen rows
    QString m_whyReadOnly;
    QAction *m_open;
    QAction *m_pin;
    QAction *m_note;
    QAction *m_resend;
    QAction *m_edited; ///< sent again after it was edited
    QAction *m_cell;
    QAction *m_run;
    QAction *m_curl;
    QAction *m_secretCurl;
    QAction *m_duplicate;
    QAction *m_compare;
    QAction *m_export;
    QAction *m_delete;
    QAction *m_detail;
    QAction *m_follow;
    QAction *m_deliveries;
    QAction *m_reload;
    QAction *m_storage;
    QAction *m_shared;
    QAction *m_columns = nullptr;
};

} // namespace runlatch::ui
